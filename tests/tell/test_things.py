"""Things that a scene names itself: what an attack is called declines where its forms are known."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.tell.story import told
from bojiste.tell.things import thing
from tests.tell.test_story import duel, spaced


@pytest.mark.parametrize(
    "language, text, forms",
    [
        ("cs", "pochodeň", ("pochodně", "pochodeň", "pochodní")),
        ("cs", "kly", ("klů", "kly", "kly")),
        ("cs", "žihadlo", ("žihadla", "žihadlo", "žihadlem")),
        ("cs", "kosa", ("kosy", "kosu", "kosou")),
        ("cs", "trojzubec", ("trojzubce", "trojzubec", "trojzubcem")),
        ("ru", "клыки", ("клыков", "клыки", "клыками")),
        ("ru", "факел", ("факела", "факел", "факелом")),
        ("ru", "цепь", ("цепи", "цепь", "цепью")),
        ("ru", "лопата", ("лопаты", "лопату", "лопатой")),
    ],
)
def test_things_decline(language: str, text: str, forms: tuple[str, str, str]) -> None:
    found = thing(text, language)
    assert found.declines and tuple(found.case(case) for case in ("gen", "acc", "ins")) == forms


@pytest.mark.parametrize("text", ["tusk", "xyz", "ledový dech propasti", "lopaty", "kopyta sta koní"])
def test_what_is_not_known_stays_as_it_is(text: str) -> None:
    assert not thing(text, "cs").declines


@pytest.mark.parametrize(
    "language, name, part",
    [
        ("cs", {"cs": "kly", "ru": "клыки", "en": "tusk"}, " kly"),
        ("ru", {"cs": "kly", "ru": "клыки", "en": "tusk"}, " клыками"),
        ("en", {"cs": "kly", "ru": "клыки", "en": "tusk"}, " tusk"),
        ("ru", "клыки", " клыками"),
        ("cs", "pochodeň", " pochodní"),
        ("ru", "prod", "(prod)"),
        ("en", "tusk", " tusk"),
    ],
)
def test_an_attack_of_a_scene_stands_in_its_case(language: str, name: object, part: str) -> None:
    scene = duel()
    boar = scene["combatant"][1]
    boar.pop("weapons")
    boar["attack"] = [{"name": name, "to_hit": 5, "damage": "1d6+1 piercing", "reach": 5, "natural": True}]
    lines = spaced(told(Game(read_scene(scene), dice=[5, 15, 18, 6, 15, 8]), language))
    assert any(part in line for line in lines), lines
