"""drd2.test: tests."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import LockFor, Risk
from tests.table import example


@pytest.mark.parametrize(
    "counteractions, expected",
    [
        example("drd2.test.when E1", 0, True),
        example("drd2.test.when E2", 1, False),
    ],
)
def test_when(counteractions: int, expected: bool) -> None:
    assert rules.test.when(counteractions) is expected


@pytest.mark.rule("drd2.test.risk")
def test_risk() -> None:
    assert rules.test.risk().default is Risk.NONE
    assert {Risk.THREAT, Risk.SCAR, Risk.TRAP, Risk.ENVIRONMENT} <= set(rules.test.risk().answers)


@pytest.mark.parametrize(
    "result, expected",
    [
        example("drd2.test.success E1", 9, True),
        example("drd2.test.success edge 8", 8, False),
        example("drd2.test.order E1", rules.roll.basic(4, 2, 3), True),
        example("drd2.skill.none E1", rules.roll.basic(5, 3, 0), False),
        example("drd2.manoeuvre.precise SE-33", rules.roll.basic(*rules.manoeuvre.precise(1, 2, 4), 4), True),
    ],
)
def test_success(result: int, expected: bool) -> None:
    assert rules.test.success(result) is expected


@pytest.mark.parametrize(
    "result, exhausted, expected",
    [
        example("drd2.test.exhaust E1 SE-17", 7, True, True),
        example("drd2.test.exhaust edge accepted", 7, False, False),
        example("drd2.test.exhaust edge by dice", 9, False, True),
    ],
)
def test_exhaust(result: int, exhausted: bool, expected: bool) -> None:
    assert rules.test.exhaust(result, exhausted) is expected


@pytest.mark.parametrize(
    "threat, price",
    [
        example("drd2.test.net E1 price", 2, 2),
        example("drd2.test.net E2 price", 4, 4),
        example("drd2.test.exhaust_single E1 price", 2, 2),
    ],
)
def test_price(threat: int, price: int) -> None:
    assert rules.exhaustion.price(threat) == price


@pytest.mark.parametrize(
    "against_opponent, expected",
    [
        example("drd2.test.lock E1", False, LockFor.CHARACTER),
        example("drd2.test.lock edge attack", True, LockFor.NOBODY),
    ],
)
def test_lock(against_opponent: bool, expected: LockFor) -> None:
    ruling = rules.test.lock(against_opponent)
    assert ruling.default is expected
    assert {LockFor.CHARACTER, LockFor.COMPLICATION, LockFor.PARTY} <= set(ruling.answers)


WALL = ("mesa", "climb", "wall")


@pytest.mark.parametrize(
    "attempt, locks, expected",
    [
        example("drd2.test.lock E1 SE-17 again", WALL, (WALL,), True),
        example("drd2.test.lock E1 lifted", WALL, (), False),
        example("drd2.test.lock edge another wall", ("mesa", "climb", "gate"), (WALL,), False),
    ],
)
def test_locked(attempt: tuple[str, str, str], locks: tuple[tuple[str, str, str], ...], expected: bool) -> None:
    assert rules.test.locked(attempt, locks) is expected
