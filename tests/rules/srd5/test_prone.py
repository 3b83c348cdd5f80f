"""``srd5.prone.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.action import dash
from bojiste.systems.srd5.rules.movement import split
from bojiste.systems.srd5.rules.printing import PHB_CS, SRD_RU
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


@pytest.mark.parametrize(
    "walk, other, quantum, expected_hf",
    [
        example("srd5.prone.stand E1", 30, 0, SRD_RU.distance_quantum_hf, 30),
        example("srd5.prone.stand edge-25", 25, 0, SRD_RU.distance_quantum_hf, 24),
        example("srd5.prone.stand edge-25-cs", 25, 0, PHB_CS.distance_quantum_hf, 25),
        example("srd5.prone.stand edge-swimmer", 0, 40, SRD_RU.distance_quantum_hf, 40),
    ],
)
def test_stand(walk: int, other: int, quantum: int, expected_hf: int) -> None:
    assert rules.prone.stand(walk * FT, other * FT, quantum) == expected_hf


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


@pytest.mark.parametrize("distance, spent", [example("srd5.prone.crawl E1", 15, 30)])
def test_crawl(distance: int, spent: int) -> None:
    assert rules.prone.crawl(distance * FT) == spent * FT


@pytest.mark.parametrize("distance, spent", [example("srd5.prone.crawl_difficult E1", 5, 15)])
def test_crawl_difficult(distance: int, spent: int) -> None:
    assert rules.prone.crawl_difficult(distance * FT) == spent * FT
