"""drd2.helper: helpers."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from tests.table import example


@pytest.mark.parametrize(
    "contributions, per_helper, expected",
    [
        example("drd2.helper.fate E1", (3, 4), False, (7,)),
        example("drd2.helper.fate edge per helper", (3, 4), True, (3, 4)),
    ],
)
def test_fate(contributions: tuple[int, ...], per_helper: bool, expected: tuple[int, ...]) -> None:
    assert rules.helper.fate(contributions, per_helper) == expected


@pytest.mark.parametrize(
    "fate, bond, quality, expected",
    [
        example("drd2.helper.recovery E1", 2, 1, False, (5, 1)),
        example("drd2.helper.recovery E1 quality", 5, 1, True, (6, 2)),
        example("drd2.helper.recovery edge maxima", 5, 3, True, (6, 3)),
        example("drd2.helper.recovery edge Fate full", 5, 3, False, (6, 3)),
    ],
)
def test_recovery(fate: int, bond: int, quality: bool, expected: tuple[int, int]) -> None:
    assert rules.helper.recovery(fate, 6, bond, 3, quality) == expected


@pytest.mark.rule("drd2.helper.recovery")
def test_recovery_by_conditions() -> None:
    assert rules.helper.recovery(0, 6, 0, 3, quality=False, regained=5) == (5, 0)
