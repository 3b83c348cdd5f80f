"""``srd5.passing.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.printing import PHB_CS, SRD_RU, Printing
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


@pytest.mark.parametrize(
    "willing, printing, expected",
    [
        example("srd5.passing.no_end E1", True, SRD_RU, rules.passing.REFUSED),
        example("srd5.passing.no_end E1-cs", True, PHB_CS, rules.passing.REFUSED),
        example("srd5.passing.no_end E2", False, SRD_RU, rules.passing.STAYS),
        example("srd5.passing.no_end E2-cs", False, PHB_CS, rules.passing.PUT_BACK),
    ],
)
def test_no_end(willing: bool, printing: Printing, expected: int) -> None:
    assert rules.passing.no_end(willing, printing.end_move_in_occupied_space) == expected


@pytest.mark.parametrize(
    "hostile, before, after, expected",
    [
        example("srd5.passing.provokes E1", True, True, False, True),
        example("srd5.passing.provokes edge-friend", False, True, False, False),
        example("srd5.passing.provokes edge-stays-in-reach", True, True, True, False),
        example("srd5.passing.provokes edge-enters", True, False, True, False),
    ],
)
def test_provokes(hostile: bool, before: bool, after: bool, expected: bool) -> None:
    assert rules.passing.provokes(hostile, before, after) is expected
