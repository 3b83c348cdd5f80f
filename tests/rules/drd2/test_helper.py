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
    "price, limit, fate, bond, expected",
    [
        example("drd2.helper.bond E1", 5, 3, 6, 3, (3, 2)),
        example("drd2.helper.bond edge all of it", 6, 3, 6, 3, (3, 3)),
        example("drd2.helper.bond edge short", 7, 3, 6, 3, None),
        example("drd2.helper.bond edge Fate suffices", 2, 3, 6, 3, (2, 0)),
        example("drd2.helper.bond edge no Fate left", 2, 3, 0, 3, (0, 2)),
    ],
)
def test_bond(price: int, limit: int, fate: int, bond: int, expected: tuple[int, int] | None) -> None:
    assert rules.helper.bond(price, limit, fate, bond) == expected


@pytest.mark.parametrize("threat, bond, expected", [example("drd2.helper.bond E1 afterwards", 5, 3, (6, 1))])
def test_bond_afterwards(threat: int, bond: int, expected: tuple[int, int]) -> None:
    paid = rules.helper.bond(rules.exhaustion.price(threat), 3, 6, bond)
    assert paid is not None
    assert (rules.exhaustion.threat_up(threat), bond - paid[1]) == expected


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
