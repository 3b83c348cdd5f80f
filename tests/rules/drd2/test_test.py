"""drd2.test: tests."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Commit, Effect, LockFor, Risk
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


@pytest.mark.parametrize(
    "rolled, expected",
    [
        example("drd2.test.withdraw E1", False, {Commit.ROLL, Commit.CHANGE, Commit.DROP}),
        example("drd2.test.withdraw edge too late", True, set()),
    ],
)
def test_withdraw(rolled: bool, expected: set[Commit]) -> None:
    assert set(rules.test.withdraw(rolled)) == expected


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
    "made, expected",
    [
        example("drd2.test.exhaust_single E1 first", 0, True),
        example("drd2.test.exhaust_single E1 that is all", 1, False),
    ],
)
def test_exhaust_single(made: int, expected: bool) -> None:
    assert rules.test.exhaust_single(made) is expected


@pytest.mark.parametrize(
    "threat, size, exhausted, expected",
    [
        example("drd2.test.net E1", 2, rules.action.size(Effect.THREAT_DOWN), True, 2),
        example("drd2.test.net E2", 4, rules.manoeuvre.amount(Effect.THREAT_DOWN, enlarged=True), True, 3),
        example("drd2.threat.apply E1", 3, 1, True, 3),
        example("drd2.test.success E1", 4, 1, False, 3),
        example("drd2.manoeuvre.in_tests E1", 4, rules.manoeuvre.amount(Effect.THREAT_DOWN, enlarged=True), False, 2),
    ],
)
def test_net(threat: int, size: int, exhausted: bool, expected: int) -> None:
    assert rules.test.net(threat, -size, exhausted) == expected


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
    "threat, risk, expected",
    [
        example("drd2.test.accept E1", 3, Risk.NONE, 3),
        example("drd2.test.risk E1", 2, Risk.THREAT, 3),
        example("drd2.test.accept edge scar", 2, Risk.SCAR, 2),
    ],
)
def test_accept(threat: int, risk: Risk, expected: int) -> None:
    assert rules.test.accept(threat, risk) == expected


@pytest.mark.parametrize("threat, expected", [example("drd2.test.risk E2", 2, 3)])
def test_exhausting_averts_the_risk(threat: int, expected: int) -> None:
    assert rules.test.net(threat, 0, exhausted=True) == expected


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


@pytest.mark.parametrize(
    "result, exhausted, expected",
    [
        example("drd2.test.passive_target E1", 10, False, True),
        example("drd2.elimination.undefended E1 accepts", 8, False, False),
        example("drd2.elimination.undefended E1 exhausts", 8, True, True),
    ],
)
def test_passive_target(result: int, exhausted: bool, expected: bool) -> None:
    assert rules.test.passive_target(result, exhausted) is expected
