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


@pytest.mark.parametrize(
    "price, advantage, expected",
    [
        example("drd2.advantage.spend E1", 2, 2, (2, 0)),
        example("drd2.advantage.spend E2", 1, 1, (1, 0)),
        example("drd2.advantage.spend edge too little", 3, 1, (1, 2)),
        example("drd2.advantage.spend edge too much", 1, 5, (1, 0)),
    ],
)
def test_spend(price: int, advantage: int, expected: tuple[int, int]) -> None:
    assert rules.advantage.spend(price, advantage) == expected


@pytest.mark.parametrize(
    "advantage, ended, expected",
    [
        example("drd2.advantage.expire E1 SE-02", 3, True, 0),
        example("drd2.advantage.expire edge still on", 3, False, 3),
    ],
)
def test_expire(advantage: int, ended: bool, expected: int) -> None:
    assert rules.advantage.expire(advantage, ended) == expected


@pytest.mark.parametrize("granted", [example("drd2.advantage.carry_over E1 SE-03", 1)])
def test_carry_over(granted: int) -> None:
    assert rules.advantage.carry_over().default == 0
    assert rules.advantage.carry_over().allows(granted)
