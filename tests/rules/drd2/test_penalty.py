"""drd2.pen: penalties."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Effect, Manoeuvre, Penalty
from tests.table import example

IMPRECISE, WEAK, FOOLISH = Penalty


@pytest.mark.parametrize(
    "scope, used, expected",
    [
        example("drd2.penalty.source E1", ("charisma",), ("common-melee",), False),
        example("drd2.penalty.source E1 Charisma", ("charisma",), ("charisma",), True),
        example("drd2.penalty.source edge combined", ("charisma",), ("common-melee", "charisma"), True),
    ],
)
def test_source(scope: tuple[str, ...], used: tuple[str, ...], expected: bool) -> None:
    assert rules.penalty.source(scope, used) is expected


@pytest.mark.parametrize(
    "dice, level, expected",
    [
        example("drd2.penalty.imprecise E1", (6, 4, 2), 3, 9),
        example("drd2.roll.modes E2", (6, 6, 1), 3, 10),
    ],
)
def test_imprecise(dice: tuple[int, int, int], level: int, expected: int) -> None:
    assert rules.roll.basic(*rules.penalty.imprecise(*dice), level) == expected


@pytest.mark.parametrize(
    "threat, suffered, expected",
    [
        example("drd2.penalty.weak E1", 3, True, 2),
        example("drd2.penalty.weak E2", 1, True, 1),
        example("drd2.penalty.weak edge none", 3, False, 3),
    ],
)
def test_weak(threat: int, suffered: bool, expected: int) -> None:
    assert rules.exhaustion.min_one(threat - rules.penalty.weak(suffered)) == expected
    assert rules.exhaustion.price(threat, weak=suffered) == expected


@pytest.mark.parametrize(
    "effect, size, expected",
    [
        example("drd2.penalty.foolish E1", Effect.SCAR, 1, 0),
        example("drd2.penalty.foolish edge Threat", Effect.THREAT_UP, 1, 0),
        example("drd2.penalty.foolish edge Advantage", Effect.ADVANTAGE, 1, 0),
        example("drd2.penalty.foolish E2", Effect.ELIMINATE, 1, 1),
        example("drd2.penalty.foolish edge trap", Effect.OTHER, 1, 1),
        example("drd2.penalty.foolish edge scar with elimination", Effect.SCAR, 4, 0),
    ],
)
def test_foolish(effect: Effect, size: int, expected: int) -> None:
    assert rules.penalty.foolish(effect, size) == expected


@pytest.mark.parametrize(
    "penalties, expected, forbidden",
    [
        example("drd2.penalty.stack E1", (WEAK, IMPRECISE), {IMPRECISE, WEAK}, {Manoeuvre.PRECISE, Manoeuvre.MIGHTY}),
        example("drd2.penalty.stack edge twice", (FOOLISH, FOOLISH), {FOOLISH}, {Manoeuvre.CUNNING}),
        example("drd2.penalty.stack edge none", (), set(), set()),
    ],
)
def test_stack(penalties: tuple[Penalty, ...], expected: set[Penalty], forbidden: set[Manoeuvre]) -> None:
    stacked = rules.penalty.stack(penalties)
    assert len(stacked) == len(expected)
    assert set(stacked) == expected
    assert set(rules.penalty.forbidden(penalties)) == forbidden


@pytest.mark.parametrize("dice, threat, expected", [example("drd2.penalty.stack E1 both work", (6, 5, 1), 3, (6, 2))])
def test_imprecise_and_weak(dice: tuple[int, int, int], threat: int, expected: tuple[int, int]) -> None:
    assert (rules.roll.basic(*rules.penalty.imprecise(*dice), 0), rules.exhaustion.price(threat, weak=True)) == expected
