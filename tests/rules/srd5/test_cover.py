"""``srd5.cover.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.attack import step_modifiers
from tests.table import example


@pytest.mark.parametrize(
    "degree, opposite, expected",
    [
        example("srd5.cover.direction E1", rules.cover.HALF, True, rules.cover.HALF),
        example("srd5.cover.direction E1-same-side", rules.cover.HALF, False, rules.cover.NONE),
    ],
)
def test_direction(degree: int, opposite: bool, expected: int) -> None:
    assert rules.cover.direction(degree, opposite) == expected


@pytest.mark.parametrize(
    "degrees, expected",
    [
        example("srd5.cover.best_only E1", (rules.cover.HALF, rules.cover.THREE_QUARTERS), rules.cover.THREE_QUARTERS),
        example("srd5.cover.best_only edge-two-halves", (rules.cover.HALF, rules.cover.HALF), rules.cover.HALF),
        example("srd5.cover.best_only edge-nothing", (), rules.cover.NONE),
    ],
)
def test_best_only(degrees: tuple[int, ...], expected: int) -> None:
    assert rules.cover.best_only(degrees) == expected


@pytest.mark.parametrize("armor_class, expected", [example("srd5.cover.half E1", 16, 18)])
def test_half(armor_class: int, expected: int) -> None:
    assert rules.cover.half(armor_class) == step_modifiers(armor_class, rules.cover.HALF) == expected


@pytest.mark.parametrize(
    "number, expected",
    [example("srd5.cover.three_quarters E1", 15, 20), example("srd5.cover.three_quarters E1-save", 2, 7)],
)
def test_three_quarters(number: int, expected: int) -> None:
    assert rules.cover.three_quarters(number) == step_modifiers(number, rules.cover.THREE_QUARTERS) == expected
