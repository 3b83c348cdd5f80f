"""``srd5.pass.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.rules import pass_
from bojiste.systems.srd5.rules.print import PHB_CS, SRD_RU, Printing
from bojiste.systems.srd5.rules.terrain import creature_space, step_cost
from bojiste.systems.srd5.tables import FT, GARGANTUAN, LARGE, MEDIUM, SMALL, TINY
from tests.table import example


@pytest.mark.parametrize(
    "hostile, size, other, expected",
    [
        example("srd5.pass.nonhostile edge", False, MEDIUM, MEDIUM, True),
        example("srd5.pass.hostile E1", True, SMALL, LARGE, True),
        example("srd5.pass.hostile E2", True, MEDIUM, LARGE, False),
        example("srd5.pass.hostile edge-same", True, MEDIUM, MEDIUM, False),
        example("srd5.pass.hostile edge-smaller-one", True, MEDIUM, TINY, True),
        example("srd5.pass.hostile edge-giant", True, GARGANTUAN, MEDIUM, True),
    ],
)
def test_may_pass(hostile: bool, size: int, other: int, expected: bool) -> None:
    assert pass_.may_pass(hostile, size, other) is expected


@pytest.mark.parametrize("speed, left", [example("srd5.pass.nonhostile E1", 30, 15)])
def test_straight_through_brok(speed: int, left: int) -> None:
    assert pass_.nonhostile(False)
    spent = sum(5 * FT * step_cost(creature_space(occupied)) for occupied in (True, False))
    assert speed * FT - spent == left * FT


@pytest.mark.rule("srd5.pass.hostile")
def test_the_ogre_is_difficult_terrain() -> None:
    """The cost of srd5.pass.hostile E1: 2 per foot."""
    assert step_cost(creature_space(True)) == 2


@pytest.mark.parametrize(
    "willing, printing, expected",
    [
        example("srd5.pass.no_end E1", True, SRD_RU, pass_.REFUSED),
        example("srd5.pass.no_end E1-cs", True, PHB_CS, pass_.REFUSED),
        example("srd5.pass.no_end E2", False, SRD_RU, pass_.STAYS),
        example("srd5.pass.no_end E2-cs", False, PHB_CS, pass_.PUT_BACK),
    ],
)
def test_no_end(willing: bool, printing: Printing, expected: int) -> None:
    assert pass_.no_end(willing, printing.end_move_in_occupied_space) == expected


@pytest.mark.parametrize(
    "hostile, before, after, expected",
    [
        example("srd5.pass.provokes E1", True, True, False, True),
        example("srd5.pass.provokes edge-friend", False, True, False, False),
        example("srd5.pass.provokes edge-stays-in-reach", True, True, True, False),
        example("srd5.pass.provokes edge-enters", True, False, True, False),
    ],
)
def test_provokes(hostile: bool, before: bool, after: bool, expected: bool) -> None:
    assert pass_.provokes(hostile, before, after) is expected
