"""``srd5.terrain.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "feature, marked, spent",
    [
        example("srd5.terrain.examples E1", "stairs", True, 10),
        example("srd5.terrain.examples edge-named", "rubble", False, 10),
        example("srd5.terrain.examples edge-plain", "floor", False, 5),
    ],
)
def test_examples(feature: str, marked: bool, spent: int) -> None:
    assert 5 * FT * rules.terrain.step_cost(rules.terrain.examples(feature, marked)) == spent * FT


@pytest.mark.parametrize(
    "occupied, own_pair, dead, expected",
    [
        example("srd5.terrain.creature_space edge-occupied", True, False, False, True),
        example("srd5.terrain.creature_space edge-empty", False, False, False, False),
        example("srd5.terrain.creature_space edge-mount", True, True, False, False),
        example("srd5.terrain.creature_space edge-body", True, False, True, False),
    ],
)
def test_creature_space(occupied: bool, own_pair: bool, dead: bool, expected: bool) -> None:
    assert rules.terrain.creature_space(occupied, own_pair, dead) is expected


@pytest.mark.parametrize("spaces, spent", [example("srd5.terrain.creature_space E1", [True, False], 15)])
def test_through_brok(spaces: list[bool], spent: int) -> None:
    costs = [5 * FT * rules.terrain.step_cost(rules.terrain.creature_space(occupied)) for occupied in spaces]
    assert sum(costs) == spent * FT
