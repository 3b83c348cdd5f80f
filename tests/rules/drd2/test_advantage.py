"""drd2.adv: Advantage."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Effect
from tests.table import example


@pytest.mark.parametrize(
    "before, cunning, expected",
    [
        example("drd2.advantage.gain E1", 2, True, 4),
        example("drd2.advantage.gain edge without cunning", 2, False, 3),
    ],
)
def test_gain(before: int, cunning: bool, expected: int) -> None:
    assert rules.advantage.gain(before, rules.manoeuvre.amount(Effect.ADVANTAGE, cunning)) == expected


@pytest.mark.parametrize(
    "given, answer, allowed",
    [
        example("drd2.advantage.start E1", 0, 2, True),
        example("drd2.advantage.start edge negative", 0, -1, False),
    ],
)
def test_start(given: int, answer: int, allowed: bool) -> None:
    assert rules.advantage.start(given).default == given
    assert rules.advantage.start(given).allows(answer) is allowed


@pytest.mark.rule("drd2.advantage.start")
def test_start_as_the_scene_says() -> None:
    assert rules.advantage.start().default == 0
    assert rules.advantage.start(3).default == 3


@pytest.mark.parametrize("advantage, spent, left", [example("drd2.advantage.spend E1", 2, 2, 0)])
def test_spend(advantage: int, spent: int, left: int) -> None:
    assert rules.advantage.spend(advantage, spent) == left


@pytest.mark.parametrize("granted", [example("drd2.advantage.carry_over E1 SE-03", 1)])
def test_carry_over(granted: int) -> None:
    assert rules.advantage.carry_over().default == 0
    assert rules.advantage.carry_over().allows(granted)
