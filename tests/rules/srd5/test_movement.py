"""``srd5.movement.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "distance, expected",
    [
        example("srd5.movement.budget E1-nothing", 0, True),
        example("srd5.movement.budget E1-step", 5, True),
        example("srd5.movement.budget E1-all", 30, True),
        example("srd5.movement.budget E1-too-far", 35, False),
    ],
)
def test_budget(distance: int, expected: bool) -> None:
    assert rules.movement.budget(30 * FT, 0, distance * FT) is expected


@pytest.mark.parametrize("costs, spent", [example("srd5.movement.deduct E1", [10, 10, 10], 30)])
def test_deduct(costs: list[int], spent: int) -> None:
    total = 0
    for cost in costs:
        assert rules.movement.budget(30 * FT, total, cost * FT)
        total = rules.movement.deduct(total, cost * FT)
    assert total == spent * FT
    assert not rules.movement.budget(30 * FT, total, 1)


@pytest.mark.parametrize(
    "allowance, spent, left",
    [
        example("srd5.movement.split E1", 30, 10, 20),
        example("srd5.movement.split edge-slowed-meanwhile", 15, 20, 0),
    ],
)
def test_split(allowance: int, spent: int, left: int) -> None:
    assert rules.movement.split(allowance * FT, spent * FT) == left * FT


@pytest.mark.parametrize(
    "new_speed, spent, left",
    [
        example("srd5.movement.several_speeds E1-to-walk", 30, 20, 10),
        example("srd5.movement.several_speeds E1-to-fly", 60, 30, 30),
        example("srd5.movement.several_speeds E1", 60, 60, 0),
        example("srd5.movement.several_speeds E2", 30, 35, 0),
        example("srd5.movement.several_speeds E2-fly", 60, 35, 25),
    ],
)
def test_several_speeds(new_speed: int, spent: int, left: int) -> None:
    assert rules.movement.split(new_speed * FT, spent * FT) == left * FT


@pytest.mark.parametrize(
    "speed, bonus, allowance",
    [
        example("srd5.movement.speed_zero edge-bonus-left-over", 0, 30, 0),
        example("srd5.movement.speed_zero edge-moving", 30, 30, 60),
    ],
)
def test_speed_zero(speed: int, bonus: int, allowance: int) -> None:
    assert rules.movement.speed_zero(speed * FT, bonus * FT) == allowance * FT


@pytest.mark.parametrize(
    "strength, run_up, expected",
    [
        example("srd5.movement.long_jump E1", 16, 10, 16),
        example("srd5.movement.long_jump E2", 16, 0, 8),
        example("srd5.movement.long_jump edge-short-run-up", 15, 9, 7),
    ],
)
def test_long_jump(strength: int, run_up: int, expected: int) -> None:
    assert rules.movement.long_jump(strength, run_up * FT) == expected * FT


@pytest.mark.parametrize(
    "modifier, run_up, expected",
    [
        example("srd5.movement.high_jump E1", 3, 10, 6),
        example("srd5.movement.high_jump E1-standing", 3, 0, 3),
        example("srd5.movement.high_jump edge-weak", -5, 10, 0),
        example("srd5.movement.high_jump edge-odd", 2, 0, 2),
    ],
)
def test_high_jump(modifier: int, run_up: int, expected: int) -> None:
    assert rules.movement.high_jump(modifier, run_up * FT) == expected * FT
