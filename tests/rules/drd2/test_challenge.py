"""drd2.challenge: challenges."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Danger, Effect, Initiative, Property, Refusal
from tests.table import example


@pytest.mark.parametrize(
    "danger, expected",
    [
        example("drd2.challenge.when E1", Danger.FOLLOW_UP, True),
        example("drd2.challenge.when edge environment", Danger.ENVIRONMENT, True),
        example("drd2.challenge.when edge trap", Danger.TRAP, True),
        example("drd2.challenge.when edge oversight", Danger.OVERSIGHT, True),
        example("drd2.challenge.when edge character", Danger.CHARACTER, False),
    ],
)
def test_when(danger: Danger, expected: bool) -> None:
    assert rules.challenge.when(danger) is expected


@pytest.mark.parametrize(
    "effect, size, expected",
    [
        example("drd2.challenge.announce E1", Effect.ELIMINATE, 0, ()),
        example("drd2.challenge.announce edge large", Effect.THREAT_UP, 4, ()),
        example("drd2.challenge.announce edge story", Effect.STORY, 0, ()),
        example("drd2.challenge.announce edge smallest", Effect.SCAR, 1, ()),
        example("drd2.challenge.announce edge no severity", Effect.SCAR, 0, (Refusal.BAD_SIZE,)),
    ],
)
def test_announce(effect: Effect, size: int, expected: tuple[Refusal, ...]) -> None:
    assert rules.challenge.announce(effect, size) == expected


@pytest.mark.parametrize(
    "reactors, expected",
    [
        example("drd2.challenge.no_reaction E1", 0, True),
        example("drd2.challenge.no_reaction edge somebody", 1, False),
    ],
)
def test_no_reaction(reactors: int, expected: bool) -> None:
    assert rules.challenge.no_reaction(reactors) is expected


@pytest.mark.parametrize(
    "result, expected",
    [
        example("drd2.challenge.reaction E1", rules.roll.basic(4, 3, 2), True),
        example("drd2.challenge.reaction edge 8", 8, False),
    ],
)
def test_reaction(result: int, expected: bool) -> None:
    assert rules.challenge.reaction(result) is expected


@pytest.mark.parametrize(
    "effect, expected",
    [
        example("drd2.challenge.no_gain E1 Threat", Effect.THREAT_DOWN, False),
        example("drd2.challenge.no_gain E1 Advantage", Effect.ADVANTAGE, False),
        example("drd2.challenge.no_gain edge story", Effect.STORY, True),
    ],
)
def test_no_gain(effect: Effect, expected: bool) -> None:
    assert rules.challenge.no_gain(effect) is expected


@pytest.mark.parametrize(
    "before, announced, exhausted, expected",
    [
        example("drd2.challenge.exhaust E1 SE-18", 3, 2, True, 4),
        example("drd2.challenge.exhaust edge accepted", 3, 2, False, 5),
        example("drd2.challenge.no_backlash E1", 2, 0, True, 3),
        example("drd2.challenge.protect E1", 2, 1, True, 3),
    ],
)
def test_exhaust(before: int, announced: int, exhausted: bool, expected: int) -> None:
    assert rules.threat.apply(before, (rules.challenge.exhaust(announced, exhausted),)) == expected


@pytest.mark.parametrize("before, price", [example("drd2.challenge.protect E1 price", 2, 2)])
def test_price(before: int, price: int) -> None:
    assert rules.exhaustion.price(before) == price


@pytest.mark.parametrize(
    "named, expected",
    [
        example("drd2.challenge.property E1", Property.SOUL, Property.SOUL),
        example("drd2.challenge.property edge Influence", Property.INFLUENCE, Property.INFLUENCE),
    ],
)
def test_property(named: Property, expected: Property) -> None:
    assert rules.challenge.property(named).default is expected
    assert rules.challenge.property().default is Property.BODY
    assert set(rules.challenge.property().answers) == set(Property)


@pytest.mark.parametrize(
    "avoided, exhausted, expected",
    [
        example("drd2.challenge.accept E1", False, False, True),
        example("drd2.challenge.accept edge avoided", True, False, False),
        example("drd2.challenge.accept edge exhausted", False, True, False),
    ],
)
def test_accept(avoided: bool, exhausted: bool, expected: bool) -> None:
    assert rules.challenge.accept(avoided, exhausted) is expected


@pytest.mark.parametrize(
    "reacts, comrades, expected",
    [
        example("drd2.challenge.protect E1", False, ("ada",), "ada"),
        example("drd2.challenge.protect edge both want", True, ("ada",), "child"),
        example("drd2.challenge.protect edge two comrades", False, ("ada", "brok"), "ada"),
        example("drd2.challenge.protect edge nobody", False, (), None),
    ],
)
def test_protect(reacts: bool, comrades: tuple[str, ...], expected: str | None) -> None:
    assert rules.challenge.protect("child", reacts, comrades) == expected


@pytest.mark.parametrize(
    "on, threatened, expected",
    [
        example("drd2.challenge.wide E1", True, 3, 3),
        example("drd2.challenge.wide edge off", False, 3, 1),
    ],
)
def test_wide(on: bool, threatened: int, expected: int) -> None:
    assert rules.challenge.wide(on, threatened) == expected


@pytest.mark.parametrize(
    "now, defence, after",
    [
        example("drd2.challenge.initiative E1", Initiative.WAITING, False, Initiative.SPENT),
        example("drd2.challenge.initiative edge postponed", Initiative.POSTPONED, False, Initiative.SPENT),
        example("drd2.challenge.initiative edge spent", Initiative.SPENT, True, Initiative.SPENT),
        example("drd2.challenge.initiative edge lost", Initiative.LOST, True, Initiative.LOST),
        example("drd2.challenge.initiative edge no conflict", None, False, None),
    ],
)
def test_initiative(now: Initiative | None, defence: bool, after: Initiative | None) -> None:
    assert rules.challenge.initiative(now) == (defence, after)


@pytest.mark.parametrize(
    "danger, expected",
    [
        example("drd2.challenge.no_backlash E1", Danger.ENVIRONMENT, False),
        example("drd2.challenge.no_backlash edge character", Danger.CHARACTER, True),
    ],
)
def test_no_backlash(danger: Danger, expected: bool) -> None:
    assert rules.challenge.no_backlash(danger) is expected
