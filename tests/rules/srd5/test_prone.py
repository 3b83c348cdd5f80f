"""``srd5.prone.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.action import dash
from bojiste.systems.srd5.rules.movement import split
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "own_turn, lying, expected",
    [
        example("srd5.prone.drop E1", True, False, True),
        example("srd5.prone.drop edge-off-turn", False, False, False),
        example("srd5.prone.drop edge-lying-already", True, True, False),
    ],
)
def test_drop(own_turn: bool, lying: bool, expected: bool) -> None:
    assert rules.prone.drop(own_turn, lying) is expected


@pytest.mark.parametrize("speed, allowance, cost, left", [example("srd5.prone.stand E2", 30, 60, 15, 45)])
def test_stand_and_dash(speed: int, allowance: int, cost: int, left: int) -> None:
    assert dash(speed * FT, 1, speed * FT, True) == allowance * FT
    assert rules.prone.stand(speed * FT) == cost * FT
    assert split(allowance * FT, cost * FT) == left * FT


@pytest.mark.parametrize(
    "speed, spent, blocked",
    [
        example("srd5.prone.stand_blocked E1", 30, 20, True),
        example("srd5.prone.stand_blocked E2", 0, 0, True),
        example("srd5.prone.stand_blocked edge-just-enough", 30, 15, False),
    ],
)
def test_stand_blocked(speed: int, spent: int, blocked: bool) -> None:
    assert rules.prone.stand_blocked(speed * FT, (speed - spent) * FT, rules.prone.stand(speed * FT)) is blocked
