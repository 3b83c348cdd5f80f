"""Every creature of the bestiary fights, is named in three languages, and bites as it is printed."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.systems.osr import SYSTEM
from tests.play.osr.cast import at, damage, fight, hero, scene

BLOCKS = SYSTEM.blocks()


def test_there_are_thirty_at_least() -> None:
    assert len(BLOCKS) >= 30


@pytest.mark.parametrize("block", BLOCKS)
def test_it_fights(block: str) -> None:
    assert set(BLOCKS[block]["name"]) == set(LANGUAGES)
    them = {"block": block, "side": "foes", "now": {"x": 3, "y": 0}}
    us = at(hero(hp_max=20, armor="chain", tactic="plain"), 0)
    for seed in (1, 2):
        assert Game(scene(us, them, rounds=30, rulings="default"), seed).outcome is not None


def test_a_troll_is_as_printed() -> None:
    """osr.completion.monsters, osr.attack.monster_mod"""
    troll = {"block": "troll", "side": "foes", "now": {"x": 1, "y": 0}}
    say = ["act troll attack:ada:claw", "act troll attack:ada:bite"]
    game = fight(at(hero(ac=15, hp_max=40), 0), troll, dice=(9, 3, 9, 7), say=say)
    assert damage(game) == [3, 7]
