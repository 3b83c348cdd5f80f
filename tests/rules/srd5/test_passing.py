"""``srd5.passing.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.terrain import creature_space, step_cost
from bojiste.systems.srd5.words import FT, GARGANTUAN, LARGE, MEDIUM, SMALL, TINY
from tests.table import example


@pytest.mark.parametrize(
    "hostile, size, other, expected",
    [
        example("srd5.passing.nonhostile edge", False, MEDIUM, MEDIUM, True),
        example("srd5.passing.hostile E1", True, SMALL, LARGE, True),
        example("srd5.passing.hostile E2", True, MEDIUM, LARGE, False),
        example("srd5.passing.hostile edge-same", True, MEDIUM, MEDIUM, False),
        example("srd5.passing.hostile edge-smaller-one", True, MEDIUM, TINY, True),
        example("srd5.passing.hostile edge-giant", True, GARGANTUAN, MEDIUM, True),
    ],
)
def test_may_pass(hostile: bool, size: int, other: int, expected: bool) -> None:
    assert rules.passing.may_pass(hostile, size, other) is expected


@pytest.mark.parametrize("speed, left", [example("srd5.passing.nonhostile E1", 30, 15)])
def test_straight_through_brok(speed: int, left: int) -> None:
    assert rules.passing.nonhostile(False)
    spent = sum(5 * FT * step_cost(creature_space(occupied)) for occupied in (True, False))
    assert speed * FT - spent == left * FT


@pytest.mark.rule("srd5.passing.hostile")
def test_the_ogre_is_difficult_terrain() -> None:
    """The cost of srd5.passing.hostile E1: 2 per foot."""
    assert step_cost(creature_space(True)) == 2
