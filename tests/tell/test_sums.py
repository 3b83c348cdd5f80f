"""Dice and sums, short and spelled out."""

from __future__ import annotations

import pytest

from bojiste.core.dice import Rolled
from bojiste.core.event import Event, Part, kept
from bojiste.tell import sums
from tests.coin import lost


def rolled(*dice: Rolled, parts: tuple[int, ...] = ()) -> Event:
    return Event("x", lost, rolls=dice, parts=tuple(Part(f"p{number}", value) for number, value in enumerate(parts)))


LOW, HIGH = Rolled(20, 17, False), Rolled(20, 4)


@pytest.mark.parametrize(
    "event, short, long, total",
    [
        (rolled(*kept(20, 14), parts=(3, 2)), "14 + 5 = 19", "14 (k20) + 3 p0 + 2 p1 = 19", 19),
        (rolled(*kept(20, 14), parts=(3, -4)), "14 − 1 = 13", "14 (k20) + 3 p0 − 4 p1 = 13", 13),
        (rolled(*kept(20, 14), parts=(0,)), "14 + 0 = 14", "14 (k20) + 0 p0 = 14", 14),
        (rolled(*kept(20, 14)), "14", "14 (k20)", 14),
        (rolled(LOW, HIGH, parts=(5,)), "(17, 4 → 4) + 5 = 9", "4 (2k20: 17, 4) + 5 p0 = 9", 9),
        (rolled(LOW, HIGH), "(17, 4 → 4)", "4 (2k20: 17, 4)", 4),
        (rolled(*kept(6, 4, 5)), "4 + 5 = 9", "9 (2k6: 4, 5)", 9),
        (rolled(*kept(6, 4), *kept(4, 2), parts=(-7,)), "4 + 2 − 7 = −1", "4 (k6) + 2 (k4) − 7 p0 = −1", -1),
        (rolled(*kept(6, 6, 5, 3), Rolled(6, 1, False)), "(6, 5, 3, 1 → 14)", "14 (4k6: 6, 5, 3, 1)", 14),
        (rolled(parts=(-2, 5)), "−2 + 5 = 3", "−2 p0 + 5 p1 = 3", 3),
        (rolled(parts=(4,)), "4", "4 p0", 4),
        (rolled(), "", "", 0),
    ],
)
def test_sums(event: Event, short: str, long: str, total: int) -> None:
    assert sums.compact(event) == short
    assert sums.spelled(event, "k", [f"{abs(part.value)} {part.name}" for part in event.parts]) == long
    assert sums.total(event) == total


def test_every_part_has_its_name() -> None:
    with pytest.raises(ValueError):
        sums.spelled(rolled(parts=(1, 2)), "d", ["one"])


@pytest.mark.parametrize(
    "value, relation, told",
    [
        (15, ">=", "≥ 15"),
        (14, ">=", "< 15"),
        (15, ">", "≤ 15"),
        (16, ">", "> 15"),
        (15, "<=", "≤ 15"),
        (16, "<=", "> 15"),
        (15, "<", "≥ 15"),
        (14, "<", "< 15"),
        (15, "=", "= 15"),
        (14, "=", "≠ 15"),
    ],
)
def test_a_comparison_is_told_as_it_came_out(value: int, relation: str, told: str) -> None:
    assert sums.compared(value, 15, relation) == told


def test_notation_and_faces() -> None:
    dice = (*kept(6, 3, 4), *kept(20, 7))
    assert sums.notation(dice, "k") == "2k6 + k20"
    assert sums.faces(dice) == "3, 4, 7"
    assert sums.natural((*dice, Rolled(20, 20, False))) == 14
    assert sums.added([-1, 2, -3]) == "−1 + 2 − 3"
