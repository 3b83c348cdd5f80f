"""drd2.man: manoeuvres."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Effect, Manoeuvre
from tests.table import example

DEFENCE, WIDE, PRECISE, MIGHTY, CUNNING = Manoeuvre
UP, DOWN, SCAR = Effect.THREAT_UP, Effect.THREAT_DOWN, Effect.SCAR


@pytest.mark.parametrize(
    "free, expected",
    [
        example("drd2.manoeuvre.cost E1 SE-33", False, 1),
        example("drd2.manoeuvre.cost E2 SE-34", False, 1),
        example("drd2.manoeuvre.defence E1 SE-31", False, 1),
        example("drd2.manoeuvre.wide E1 SE-32", False, 1),
        example("drd2.manoeuvre.free E1", True, 0),
    ],
)
def test_cost(free: bool, expected: int) -> None:
    assert rules.manoeuvre.cost(free) == expected


@pytest.mark.parametrize(
    "used, right, expected",
    [
        example("drd2.manoeuvre.one E1", (PRECISE,), 1, False),
        example("drd2.manoeuvre.one edge first", (), 1, True),
        example("drd2.manoeuvre.one edge right to two", (PRECISE,), 2, True),
        example("drd2.manoeuvre.one edge third", (PRECISE, MIGHTY), 2, False),
        example("drd2.manoeuvre.defence E1 SE-31 no other", rules.manoeuvre.defence(from_defence=True), 1, False),
        example("drd2.manoeuvre.wide_area E1", rules.manoeuvre.wide_area(4, area=True), 1, True),
        example("drd2.manoeuvre.free E1 then cunning", (MIGHTY,), 1, False),
    ],
)
def test_one(used: tuple[Manoeuvre, ...], right: int, expected: bool) -> None:
    assert rules.manoeuvre.one(used, right) is expected


@pytest.mark.parametrize(
    "used, wanted, expected",
    [
        example("drd2.manoeuvre.never_twice E1", (PRECISE,), PRECISE, False),
        example("drd2.manoeuvre.never_twice E1 another", (PRECISE,), MIGHTY, True),
    ],
)
def test_never_twice(used: tuple[Manoeuvre, ...], wanted: Manoeuvre, expected: bool) -> None:
    assert rules.manoeuvre.never_twice(used, wanted) is expected


@pytest.mark.parametrize("count, expected", [example("drd2.manoeuvre.never_twice E1 price", 2, 2)])
def test_each_is_paid(count: int, expected: int) -> None:
    assert sum(rules.manoeuvre.cost() for _ in range(count)) == expected


@pytest.mark.parametrize(
    "from_defence, expected",
    [
        example("drd2.manoeuvre.defence E1", True, (DEFENCE,)),
        example("drd2.manoeuvre.defence edge from initiative", False, ()),
    ],
)
def test_defence(from_defence: bool, expected: tuple[Manoeuvre, ...]) -> None:
    assert rules.manoeuvre.defence(from_defence) == expected


@pytest.mark.parametrize(
    "targets, area, expected",
    [
        example("drd2.manoeuvre.wide E1 SE-32", 2, False, True),
        example("drd2.manoeuvre.wide edge one", 1, False, False),
        example("drd2.manoeuvre.wide_area E1", 4, True, False),
    ],
)
def test_wide(targets: int, area: bool, expected: bool) -> None:
    assert rules.manoeuvre.wide(targets, area) is expected
    assert rules.manoeuvre.wide_area(targets, area) == ((WIDE,) if expected else ())


@pytest.mark.parametrize(
    "effect, affected, used, right, expected",
    [
        example("drd2.manoeuvre.wide_counter E1", DOWN, {"c1", "c2"}, (), 1, True),
        example("drd2.manoeuvre.wide_counter edge from defence", DOWN, {"c1", "c2"}, (DEFENCE,), 1, False),
        example("drd2.manoeuvre.wide_counter edge right to two", DOWN, {"c1", "c2"}, (DEFENCE,), 2, True),
        example("drd2.manoeuvre.wide_counter edge harm", UP, {"actor", "c1"}, (), 1, False),
        example("drd2.manoeuvre.wide_counter edge newcomer", DOWN, {"c1", "x"}, (), 1, False),
    ],
)
def test_wide_counter(
    effect: Effect, affected: set[str], used: tuple[Manoeuvre, ...], right: int, expected: bool
) -> None:
    legal = rules.manoeuvre.wide_counter(effect, frozenset(affected), "actor", frozenset({"c1", "c2"}), used, right)
    assert legal is expected


@pytest.mark.parametrize(
    "dice, level, expected",
    [
        example("drd2.manoeuvre.precise E1", (3, 3, 6), 1, 10),
        example("drd2.manoeuvre.precise SE-33", (1, 2, 4), 4, 10),
    ],
)
def test_precise(dice: tuple[int, int, int], level: int, expected: int) -> None:
    assert rules.roll.basic(*rules.manoeuvre.precise(*dice), level) == expected


@pytest.mark.parametrize(
    "actor, counteractors, expected",
    [example("drd2.manoeuvre.precise_order E1", "a", ("c",), ("a", "c"))],
)
def test_precise_order(actor: str, counteractors: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert rules.manoeuvre.precise_order(actor, counteractors) == expected


@pytest.mark.parametrize(
    "threat, played, expected",
    [
        example("drd2.manoeuvre.mighty E1", 3, True, 4),
        example("drd2.manoeuvre.mighty E2 SE-34", 2, True, 3),
        example("drd2.manoeuvre.mighty edge not played", 3, False, 3),
    ],
)
def test_mighty(threat: int, played: bool, expected: int) -> None:
    assert threat + rules.manoeuvre.mighty(played) == expected
    assert rules.exhaustion.price(threat, played) == expected


@pytest.mark.parametrize(
    "size, expected",
    [
        example("drd2.manoeuvre.cunning E1", 1, 2),
        example("drd2.scar.inflict E1 SE-39", 1, 2),
    ],
)
def test_cunning(size: int, expected: int) -> None:
    assert rules.manoeuvre.cunning(size) == expected


@pytest.mark.parametrize(
    "effect, expected",
    [
        example("drd2.manoeuvre.cunning_same E1", SCAR, True),
        example("drd2.manoeuvre.cunning_same edge Threat", UP, True),
        example("drd2.manoeuvre.cunning_same edge Advantage", Effect.ADVANTAGE, True),
        example("drd2.manoeuvre.cunning_same edge story", Effect.STORY, False),
        example("drd2.manoeuvre.cunning_same edge special", Effect.OTHER, False),
        example("drd2.manoeuvre.cunning_same edge elimination", Effect.ELIMINATE, False),
    ],
)
def test_cunning_same(effect: Effect, expected: bool) -> None:
    assert rules.manoeuvre.cunning_same(effect) is expected


@pytest.mark.parametrize(
    "talent, long_weapon, melee, from_defence, expected",
    [
        example("drd2.manoeuvre.two E1", False, True, True, True, 2),
        example("drd2.manoeuvre.two edge long weapon on the attack", False, True, True, False, 1),
        example("drd2.manoeuvre.two edge long weapon, no melee", False, True, False, True, 1),
        example("drd2.manoeuvre.two edge talent", True, False, False, False, 2),
        example("drd2.manoeuvre.two edge nothing", False, False, True, True, 1),
    ],
)
def test_two(talent: bool, long_weapon: bool, melee: bool, from_defence: bool, expected: int) -> None:
    assert rules.manoeuvre.two(talent, long_weapon, melee, from_defence) == expected


FREE = ((MIGHTY, ("common-melee",)),)


@pytest.mark.parametrize(
    "manoeuvre, skill, expected",
    [
        example("drd2.manoeuvre.free E1", MIGHTY, "common-melee", 0),
        example("drd2.manoeuvre.free edge other skill", MIGHTY, "charisma", 1),
        example("drd2.manoeuvre.free edge other manoeuvre", PRECISE, "common-melee", 1),
    ],
)
def test_free(manoeuvre: Manoeuvre, skill: str, expected: int) -> None:
    assert rules.manoeuvre.free(FREE, manoeuvre, skill) == expected


@pytest.mark.parametrize("size, expected", [example("drd2.manoeuvre.very_cunning E1", 1, 3)])
def test_very_cunning(size: int, expected: int) -> None:
    assert rules.manoeuvre.very_cunning(size) == expected


@pytest.mark.parametrize(
    "effect, cunning, very, foolish, expected",
    [
        example("drd2.manoeuvre.cunning edge scar", SCAR, True, False, False, 2),
        example("drd2.manoeuvre.very_cunning E1", SCAR, True, True, False, 3),
        example("drd2.action.size E1", SCAR, False, False, False, 1),
        example("drd2.penalty.foolish E1", SCAR, False, False, True, 0),
        example("drd2.manoeuvre.cunning_same edge story", Effect.STORY, True, False, False, 0),
    ],
)
def test_amount(effect: Effect, cunning: bool, very: bool, foolish: bool, expected: int) -> None:
    assert rules.manoeuvre.amount(effect, cunning, very, foolish) == expected
