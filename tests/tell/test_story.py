"""A turn is a paragraph: how clauses are joined, what stands in brackets, what a seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.tell.agree import adjective_cs, past_cs, past_ru, verb_en
from bojiste.tell.story import Story, told

PLAIN = {"strength": 10, "dexterity": 10}
NAMES = {"ada": {"cs": "Ada", "ru": "Ада", "en": {"text": "Ada", "gender": "f"}},
         "goblin": {"cs": "goblin", "ru": "гоблин", "en": "goblin"}}  # fmt: skip


def duel(**more: Any) -> dict[str, Any]:
    ada = {"id": "ada", "side": "heroes", "kind": "character", "ac": 16, "hp_max": 9, "abilities": PLAIN,
           "weapons": ["longsword"], "name": NAMES["ada"], "seat": "player:anna"}  # fmt: skip
    goblin = {"id": "goblin", "side": "goblins", "kind": "monster", "ac": 12, "hp_max": 7, "abilities": PLAIN,
              "weapons": ["scimitar"], "name": NAMES["goblin"]}  # fmt: skip
    return {"format": 1, "system": "srd5", "combatant": [ada, goblin], **more}


def story(dice: list[int], language: str, seat: str = "gm") -> list[str]:
    """The duel with these dice: initiative first, then blow by blow."""
    return spaced(told(Game(read_scene(duel()), dice=dice), language, seat))


def spaced(lines: list[str]) -> list[str]:
    """With plain spaces, as one types them."""
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


KILL = [15, 5, 15, 8]
"""Ada goes first (15 against 5) and hits with a 15 for all there is."""


@pytest.mark.parametrize(
    "language, line",
    [
        ("cs", "zranění a goblin je mrtvý. ["),
        ("ru", "урона, и гоблин убит. ["),
        ("en", "damage, and the goblin dies. ["),
    ],
)
def test_a_blow_and_what_it_does_are_one_sentence(language: str, line: str) -> None:
    lines = story(KILL, language)
    turn = next(one for one in lines if one.startswith(("Ada", "Ада")) and "9/9" in one)
    assert line in turn and turn.endswith("]")
    assert "7 → 0" in turn


def test_a_round_begins_once_and_ends_with_who_stands() -> None:
    lines = story(KILL, "cs")
    assert lines.count("── 1. kolo ──") == 1
    assert not any("Začíná" in line for line in lines)
    assert any(line.startswith("Po 1. kole: Ada (9/9) · goblin (0/7, mrtvý).") for line in lines)


def test_a_seat_is_not_told_the_hit_points_of_others() -> None:
    lines = story(KILL, "en", "player:anna")
    assert any("Ada (9/9)" in line for line in lines)
    assert not any("7 → 0" in line or "0/7" in line for line in lines)


def test_the_same_fight_reads_the_same() -> None:
    assert story(KILL, "ru") == story(KILL, "ru")


def test_paragraphs_say_what_they_are() -> None:
    game = Game(read_scene(duel()), dice=KILL)
    teller = Story(game.scene, "en")
    kinds = [paragraph.kind for paragraph in teller.tell(game.events)]
    assert kinds[-1] == "turn" and kinds.count("round") == 1
    assert game.outcome is not None
    assert [paragraph.kind for paragraph in teller.end(game.outcome)] == ["summary", "end"]


@pytest.mark.parametrize(
    "base, stem, told_",
    [
        ("sekl", "", "sekl sekla seklo sekli sekly sekla"),
        ("přešel", "přešl", "přešel přešla přešlo přešli přešly přešla"),
        ("vyřazen", "", "vyřazen vyřazena vyřazeno vyřazeni vyřazeny vyřazena"),
    ],
)
def test_czech_verbs_agree(base: str, stem: str, told_: str) -> None:
    assert " ".join(past_cs(base, gender, stem) for gender in ("m", "f", "n", "pm", "pf", "pn")) == told_


@pytest.mark.parametrize(
    "base, stem, told_",
    [
        ("ударил", "", "ударил ударила ударило ударили"),
        ("замахнулся", "", "замахнулся замахнулась замахнулось замахнулись"),
        ("перешёл", "перешл", "перешёл перешла перешло перешли"),
        ("убит", "", "убит убита убито убиты"),
        ("выведен", "", "выведен выведена выведено выведены"),
    ],
)
def test_russian_verbs_agree(base: str, stem: str, told_: str) -> None:
    assert " ".join(past_ru(base, gender, stem) for gender in ("m", "f", "n", "pl")) == told_


def test_adjectives_and_english_verbs_agree() -> None:
    assert " ".join(adjective_cs("mrtvý", gender) for gender in ("m", "f", "n", "pm", "pf", "pn")) == (
        "mrtvý mrtvá mrtvé mrtví mrtvé mrtvá"
    )
    assert (verb_en("falls", "fall", "f"), verb_en("falls", "fall", "pl")) == ("falls", "fall")


def test_many_agree_in_a_whole_fight() -> None:
    """Three dogs under one name: the verbs are those of several, in every language."""
    dogs = {"cs": "tři psi", "ru": "три пса", "en": {"text": "three dogs", "number": "pl"}}
    data = duel()
    data["combatant"][1]["name"] = dogs
    game = Game(read_scene(data), dice=[5, 15, 15, 6, 15, 8])
    lines = {language: " ".join(spaced(told(game, language))) for language in ("cs", "ru", "en")}
    assert "Tři psi (7/7) jen tak tak zasáhli Adu šavlí" in lines["cs"] and "tři psi jsou mrtví" in lines["cs"]
    assert "Три пса (7/7) едва-едва попали" in lines["ru"] and "три пса убиты" in lines["ru"]
    assert "three dogs" in lines["en"].lower() and " their " in lines["en"]
