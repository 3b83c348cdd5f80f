"""``srd5.size.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.printing import PHB_CS, SRD_RU, Printing
from bojiste.systems.srd5.rules.terrain import difficult
from bojiste.systems.srd5.words import FT, GARGANTUAN, HUGE, LARGE, MEDIUM, SMALL, SPACE_SQUARES, TINY
from tests.table import example


@pytest.mark.parametrize(
    "category, side_hf, squares",
    [
        example("srd5.size.table E1", LARGE, 20, 2),
        example("srd5.size.table edge-tiny", TINY, 5, 1),
        example("srd5.size.table edge-small", SMALL, 10, 1),
        example("srd5.size.table edge-medium", MEDIUM, 10, 1),
        example("srd5.size.table edge-huge", HUGE, 30, 3),
        example("srd5.size.table edge-gargantuan", GARGANTUAN, 40, 4),
    ],
)
def test_table(category: int, side_hf: int, squares: int) -> None:
    assert rules.size.table(category) == side_hf
    assert SPACE_SQUARES[category] == squares


@pytest.mark.parametrize(
    "passage, blocker, mover, hostile, lets, expected",
    [
        example("srd5.size.control E1", 5, MEDIUM, SMALL, False, True, True),
        example("srd5.size.control E2", 5, MEDIUM, MEDIUM, True, True, False),
        example("srd5.size.control edge-friend-refuses", 5, MEDIUM, SMALL, False, False, False),
        example("srd5.size.control edge-wide-passage", 10, MEDIUM, MEDIUM, True, False, True),
        example("srd5.size.control edge-hostile-giant", 10, LARGE, SMALL, True, False, True),
    ],
)
def test_control(passage: int, blocker: int, mover: int, hostile: bool, lets: bool, expected: bool) -> None:
    assert rules.size.control(passage * FT, blocker, mover, hostile, lets) is expected


@pytest.mark.rule("srd5.size.control")
def test_the_price_of_passing_a_friend() -> None:
    """The cost of srd5.size.control E1: 10 ft for the 5 ft."""
    assert difficult(5 * FT) == 10 * FT


@pytest.mark.parametrize(
    "standing, room",
    [example("srd5.size.surround_8 E1", 8, False), example("srd5.size.surround_8 edge-eighth", 7, True)],
)
def test_surround_8(standing: int, room: bool) -> None:
    assert rules.size.surround_8(standing) is room


@pytest.mark.parametrize(
    "standing, printing, allowed, room",
    [
        example("srd5.size.surround_large E1", 4, SRD_RU, False, False),
        example("srd5.size.surround_large E1-cs", 4, PHB_CS, False, True),
        example("srd5.size.surround_large edge-gm-allows", 4, SRD_RU, True, True),
        example("srd5.size.surround_large edge-sixth", 5, PHB_CS, True, False),
        example("srd5.size.surround_large edge-fourth", 3, SRD_RU, False, True),
    ],
)
def test_surround_large(standing: int, printing: Printing, allowed: bool, room: bool) -> None:
    cap, hard_cap = printing.large_around_medium_or_smaller, printing.large_surround_is_hard_cap
    assert rules.size.surround_large(standing, cap, hard_cap, allowed) is room


@pytest.mark.parametrize(
    "standing, room",
    [example("srd5.size.surround_20 E1", 20, False), example("srd5.size.surround_20 edge-twentieth", 19, True)],
)
def test_surround_20(standing: int, room: bool) -> None:
    assert rules.size.surround_20(standing) is room


@pytest.mark.parametrize(
    "target, attacker, expected",
    [
        example("srd5.size.surround_formula E1", LARGE, MEDIUM, 12),
        example("srd5.size.surround_formula E2", LARGE, LARGE, 8),
        example("srd5.size.surround_formula edge-8", MEDIUM, MEDIUM, 8),
        example("srd5.size.surround_formula edge-20", GARGANTUAN, MEDIUM, 20),
        example("srd5.size.surround_formula edge-4", MEDIUM, LARGE, 4),
    ],
)
def test_surround_formula(target: int, attacker: int, expected: int) -> None:
    assert rules.size.surround_formula(SPACE_SQUARES[target], SPACE_SQUARES[attacker]) == expected
