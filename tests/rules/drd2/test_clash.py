"""drd2.clash2: the clash of two."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Effect, Property
from tests.table import example

BODY, SOUL, INFLUENCE = Property


@pytest.mark.parametrize(
    "first, second, expected",
    [
        example("drd2.clash.win E1", 11, 8, 1),
        example("drd2.clash.win edge lower", 8, 11, -1),
        example("drd2.clash.win edge tie", 10, 10, 0),
    ],
)
def test_win(first: int, second: int, expected: int) -> None:
    assert rules.clash.win(first, second) == expected


@pytest.mark.parametrize(
    "actor, opponent, expected",
    [
        example("drd2.clash.tie_actor E1", 10, 10, True),
        example("drd2.clash.tie_actor edge lower", 9, 10, False),
        example("drd2.clash.tie_actor edge higher", 11, 10, True),
    ],
)
def test_tie_actor(actor: int, opponent: int, expected: bool) -> None:
    assert rules.clash.tie_actor(actor, opponent) is expected


@pytest.mark.rule("drd2.clash.actor_unclear")
def test_actor_unclear() -> None:
    assert rules.clash.actor_unclear().default is False
    assert set(rules.clash.actor_unclear().answers) == {True, False}


@pytest.mark.parametrize(
    "first, second, expected",
    [
        example("drd2.clash.tie_die E1", (6, 1), (5, 3), 1),
        example("drd2.clash.tie_die edge lower", (5, 3), (6, 1), -1),
        example("drd2.clash.tie_die edge equal", (5, 4), (5, 2), 0),
    ],
)
def test_tie_die(first: tuple[int, int], second: tuple[int, int], expected: int) -> None:
    assert rules.clash.tie_die(first, second) == expected


@pytest.mark.parametrize(
    "first, second, expected",
    [
        example("drd2.clash.tie_sum E1", (5, 4), (5, 2), 1),
        example("drd2.clash.tie_sum edge equal", (6, 2), (6, 2), 0),
    ],
)
def test_tie_sum(first: tuple[int, int], second: tuple[int, int], expected: int) -> None:
    assert rules.clash.tie_sum(first, second) == expected


@pytest.mark.parametrize(
    "lots, expected",
    [
        example("drd2.clash.tie_lot E1", (4, 1), 1),
        example("drd2.clash.tie_lot edge second", (2, 5), -1),
        example("drd2.clash.tie_lot edge again", (3, 3), 0),
    ],
)
def test_tie_lot(lots: tuple[int, int], expected: int) -> None:
    assert rules.clash.tie_lot(*lots) == expected


@pytest.mark.parametrize(
    "first, level, second, other, expected",
    [
        example("drd2.clash.tie_die E1", (6, 1), 2, (5, 3), 1, 1),
        example("drd2.clash.tie_sum E1", (5, 4), 1, (5, 2), 3, 1),
        example("drd2.clash.tie_lot E1", (6, 2), 1, (6, 2), 1, 0),
        example("drd2.clash.actor_unclear E1", (5, 3), 1, (6, 1), 2, -1),
        example("drd2.clash.win edge no actor", (6, 6), 0, (6, 5), 0, 1),
    ],
)
def test_without_actor(first: tuple[int, int], level: int, second: tuple[int, int], other: int, expected: int) -> None:
    results = rules.roll.basic(*first, level), rules.roll.basic(*second, other)
    assert rules.clash.without_actor(first, second, results) == expected


@pytest.mark.parametrize(
    "declared, described, expected",
    [
        example("drd2.clash.describe E1", Effect.THREAT_UP, Effect.SCAR, False),
        example("drd2.clash.describe edge same", Effect.THREAT_UP, Effect.THREAT_UP, True),
    ],
)
def test_describe(declared: Effect, described: Effect, expected: bool) -> None:
    assert rules.clash.describe(declared, described) is expected


@pytest.mark.parametrize(
    "exhausts, hrun, gloan",
    [
        example("drd2.clash.exhaust E1 SE-22", True, 3, 2),
        example("drd2.clash.exhaust SE-22 accepted", False, 2, 1),
    ],
)
def test_exhaust(exhausts: bool, hrun: int, gloan: int) -> None:
    flight = -rules.clash.exhaust(1, exhausts)
    assert rules.threat.apply(3, (flight,)) == hrun
    assert (rules.exhaustion.threat_up(1) if exhausts else 1) == gloan


@pytest.mark.parametrize("answer", [example("drd2.clash.no_cancel E1 SE-22", False)])
def test_no_cancel(answer: bool) -> None:
    assert rules.clash.no_cancel().default is True
    assert answer in rules.clash.no_cancel().answers
    assert True in rules.clash.no_cancel().answers


@pytest.mark.parametrize(
    "skill, acts_upon, expected",
    [
        example("drd2.clash.property E1", INFLUENCE, None, INFLUENCE),
        example("drd2.clash.property edge magic", SOUL, BODY, BODY),
    ],
)
def test_property(skill: Property, acts_upon: Property | None, expected: Property) -> None:
    assert rules.clash.property(skill, acts_upon) is expected


@pytest.mark.parametrize("usual, wanted, default", [example("drd2.clash.other_property E1", BODY, SOUL, BODY)])
def test_other_property(usual: Property, wanted: Property, default: Property) -> None:
    ruling = rules.clash.other_property(usual, wanted)
    assert ruling.default is default
    assert set(ruling.answers) == {usual, wanted}


@pytest.mark.parametrize(
    "before, change, floor, expected",
    [
        example("drd2.clash.accept E1", 2, 1, 1, 3),
        example("drd2.clash.accept edge floor", 3, -1, 3, 3),
    ],
)
def test_accept(before: int, change: int, floor: int, expected: int) -> None:
    assert rules.clash.accept(before, change, floor) == expected


@pytest.mark.parametrize(
    "protector_exhausts, hit, target_threat",
    [
        example("drd2.clash.bystander_target E1", True, False, 2),
        example("drd2.clash.bystander_target edge accepted", False, True, 3),
    ],
)
def test_bystander_target(protector_exhausts: bool, hit: bool, target_threat: int) -> None:
    target = rules.clash.bystander_target(protector_exhausts)
    assert target == (False, hit)
    assert rules.threat.apply(2, (int(target.hit),)) == target_threat
