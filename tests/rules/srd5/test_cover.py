"""``srd5.cover.*`` against the examples of the catalogue; how lines are drawn is played."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.attack import step_modifiers
from bojiste.systems.srd5.rules.cover import HALF, NONE, THREE_QUARTERS, TOTAL
from tests.table import example


@pytest.mark.parametrize(
    "one, other, expected",
    [
        example("srd5.cover.best_only E1", HALF, THREE_QUARTERS, THREE_QUARTERS),
        example("srd5.cover.best_only edge-two-halves", HALF, HALF, HALF),
        example("srd5.cover.best_only edge-nothing", NONE, NONE, NONE),
    ],
)
def test_best_only(one: int, other: int, expected: int) -> None:
    assert rules.cover.best_only(one, other) == rules.cover.best_only(other, one) == expected


@pytest.mark.parametrize("armor_class, expected", [example("srd5.cover.half E1", 16, 18)])
def test_half(armor_class: int, expected: int) -> None:
    assert rules.cover.half(armor_class) == step_modifiers(armor_class, HALF) == expected


@pytest.mark.parametrize(
    "number, expected",
    [example("srd5.cover.three_quarters E1", 15, 20), example("srd5.cover.three_quarters E1-save", 2, 7)],
)
def test_three_quarters(number: int, expected: int) -> None:
    assert rules.cover.three_quarters(number) == step_modifiers(number, THREE_QUARTERS) == expected


@pytest.mark.parametrize(
    "degree, refused",
    [
        example("srd5.cover.total E1", TOTAL, True),
        example("srd5.cover.total edge-three-quarters", THREE_QUARTERS, False),
    ],
)
def test_total(degree: int, refused: bool) -> None:
    assert rules.cover.total(degree) is refused


@pytest.mark.parametrize(
    "walls, loopholes, soft, expected",
    [
        example("srd5.cover.determine E2", 0, 0, 2, HALF),
        *(
            example(f"srd5.cover.determine {lines}-lines", lines, 0, 0, degree)
            for lines, degree in enumerate((NONE, HALF, HALF, THREE_QUARTERS, TOTAL))
        ),
        example("srd5.cover.determine creatures-alone", 0, 0, 4, HALF),
        example("srd5.cover.determine loopholes-alone", 0, 4, 0, THREE_QUARTERS),
        example("srd5.cover.determine the-best", 1, 4, 4, THREE_QUARTERS),
    ],
)
def test_determine(walls: int, loopholes: int, soft: int, expected: int) -> None:
    assert rules.cover.determine(walls, loopholes, soft) == expected
