"""drd2.fate: Fate and limits."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Refusal
from tests.table import example


@pytest.mark.parametrize("before, paid, expected", [example("drd2.fate.pool E1", 6, 4, 2)])
def test_pool(before: int, paid: int, expected: int) -> None:
    assert rules.fate.pool(before, paid) == expected


@pytest.mark.parametrize(
    "limit, pool, expected",
    [
        example("drd2.fate.limit E1 SE-04", 3, 9, 3),
        example("drd2.fate.limit E2", 0, 9, 0),
        example("drd2.fate.limit edge small pool", 3, 2, 2),
    ],
)
def test_limit(limit: int, pool: int, expected: int) -> None:
    assert rules.fate.limit(limit, pool) == expected


@pytest.mark.parametrize(
    "given, contributions, expected",
    [
        example("drd2.fate.setup E1", None, (4, 3, 3), 10),
        example("drd2.fate.setup E2", 8, (), 8),
    ],
)
def test_setup(given: int | None, contributions: tuple[int, ...], expected: int) -> None:
    assert rules.fate.setup(given, contributions) == expected
    assert rules.fate.setup_flaw(given, contributions) is None


@pytest.mark.parametrize(
    "given, contributions, expected",
    [
        example("drd2.fate.setup edge neither", None, (), Refusal.FATE_MISSING),
        example("drd2.fate.setup edge both", 8, (4, 3), Refusal.FATE_TWICE),
        example("drd2.fate.setup edge both the same", 7, (4, 3), None),
    ],
)
def test_setup_flaw(given: int | None, contributions: tuple[int, ...], expected: Refusal | None) -> None:
    assert rules.fate.setup_flaw(given, contributions) is expected


@pytest.mark.parametrize(
    "adds, expected",
    [
        example("drd2.fate.setup edge joining", True, 8),
        example("drd2.fate.setup edge joining, option off", False, 5),
    ],
)
def test_reinforced(adds: bool, expected: int) -> None:
    assert rules.fate.reinforced(5, 3, adds) == expected


@pytest.mark.parametrize("contribution, reduction, left", [example("drd2.fate.scarred_being E1", 5, 1, 4)])
def test_scarred_being(contribution: int, reduction: int, left: int) -> None:
    ruling = rules.fate.scarred_being(contribution)
    assert ruling.default == 0
    assert ruling.allows(0) and not ruling.allows(-1)
    assert ruling.allows(reduction) and ruling.allows(contribution) and not ruling.allows(contribution + 1)
    assert rules.fate.pool(contribution, reduction) == left
