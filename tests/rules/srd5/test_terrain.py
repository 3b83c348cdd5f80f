"""``srd5.terrain.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize("distance, spent", [example("srd5.terrain.difficult E1", 10, 20)])
def test_difficult(distance: int, spent: int) -> None:
    assert rules.terrain.difficult(distance * FT) == spent * FT


@pytest.mark.parametrize(
    "reasons, distance, spent",
    [
        example("srd5.terrain.no_stack E1", 3, 5, 10),
        example("srd5.terrain.no_stack edge-none", 0, 5, 5),
        example("srd5.terrain.no_stack edge-one", 1, 5, 10),
    ],
)
def test_no_stack(reasons: int, distance: int, spent: int) -> None:
    assert distance * FT * rules.terrain.step_cost(rules.terrain.no_stack(reasons)) == spent * FT


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


@pytest.mark.parametrize(
    "hindrances, expected",
    [
        example("srd5.terrain.step_cost E1", {"difficult": True, "crawling": True}, 3),
        example("srd5.terrain.step_cost E2", {"difficult": True, "squeezing": True}, 3),
        example("srd5.terrain.step_cost E3", {"difficult": True, "dragging": True}, 4),
        example("srd5.terrain.step_cost edge-plain", {}, 1),
        example("srd5.terrain.step_cost edge-climbing", {"climbing_or_swimming": True}, 2),
    ],
)
def test_step_cost(hindrances: dict[str, bool], expected: int) -> None:
    assert rules.terrain.step_cost(**hindrances) == expected
