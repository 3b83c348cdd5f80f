"""What the log of osr makes of a saving throw under water: a sentence of its own, not a proof behind another's."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.files.scenes import load
from bojiste.systems.osr import SYSTEM
from bojiste.systems.osr.telling import TOLD
from bojiste.tell.story import told
from bojiste.tell.words import Words
from tests import house

HELD = {
    "cs": "Haně zbývá vzduch na jediné kolo. Jan ani teď neutonul. [17 − 1 = 16 proti 14]",
    "ru": "У Ганы воздуха на один раунд. Ян и на этот раз не захлебнулся. [17 − 1 = 16 против 14]",
    "en": "Jan does not drown this time either. [17 − 1 = 16 against 14]",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_own_kinds_have_words(language: str) -> None:
    words = Words(language, SYSTEM)
    assert [kind for kind in TOLD if not words.has(f"told-{kind}")] == []
    assert not set(TOLD) & set(SYSTEM.kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_does_not_drown_yet_holds_out(language: str) -> None:
    game = Game(load(house.EXAMPLES / "osr" / "the_drowned_hall.toml"), seed=3)
    log = "\n".join(told(game, language)).replace("\N{NO-BREAK SPACE}", " ")
    assert HELD[language] in log
