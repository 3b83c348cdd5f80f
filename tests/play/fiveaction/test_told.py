"""Blows as they are told."""

from __future__ import annotations

import pytest

from bojiste.tell.story import told
from tests.play.fiveaction.scripted import FIRST, ota, petr, play, scene

KICK = ("act ota attack:petr", "weapon ota with:kick")
HIT, MISSED = [8, 8, 1, 1, 9, 9], [1, 2, 9, 9]


@pytest.mark.parametrize(
    "language, hit, missed",
    [
        ("en", "kicks Petr: 6 stun", "kicks at Petr, into empty air"),
        ("cs", "kopl Petra: omráčení 6", "kopl po Petrovi, do prázdna"),
        ("ru", "пнул Петра: оглушение 6", "попытался пнуть Петра, но рассёк лишь воздух"),
    ],
)
def test_a_kick_is_a_kick(language: str, hit: str, missed: str) -> None:
    """Nobody hits “with his foot”."""
    names = {
        "cs": {"text": "Petr", "acc": "Petra", "loc": "Petrovi"},
        "ru": {"text": "Пётр", "gender": "m", "acc": "Петра"},
        "en": {"text": "Petr", "gender": "m"},
    }
    who = ota(weapons=[], abilities=["unarmed_combat"], skills={"bare_hands": 4}, now={"at": [11, 10]})
    for dice, wanted in ((HIT, hit), (MISSED, missed)):
        game = play(scene(who, petr(weapons=[], name=names)), [*FIRST, *dice], *KICK)
        story = "\n".join(told(game, language, "gm")).replace("\N{NO-BREAK SPACE}", " ")
        assert wanted in story, story
