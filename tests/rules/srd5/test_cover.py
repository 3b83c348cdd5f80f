"""``srd5.cover.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.rules import cover
from bojiste.systems.srd5.rules.atk import step_modifiers, step_target
from bojiste.systems.srd5.tables import FT
from tests.table import example


@pytest.mark.parametrize(
    "degree, opposite, expected",
    [
        example("srd5.cover.direction E1", cover.HALF, True, cover.HALF),
        example("srd5.cover.direction E1-same-side", cover.HALF, False, cover.NONE),
    ],
)
def test_direction(degree: int, opposite: bool, expected: int) -> None:
    assert cover.direction(degree, opposite) == expected


@pytest.mark.parametrize(
    "degrees, expected",
    [
        example("srd5.cover.best_only E1", (cover.HALF, cover.THREE_QUARTERS), cover.THREE_QUARTERS),
        example("srd5.cover.best_only edge-two-halves", (cover.HALF, cover.HALF), cover.HALF),
        example("srd5.cover.best_only edge-nothing", (), cover.NONE),
    ],
)
def test_best_only(degrees: tuple[int, ...], expected: int) -> None:
    assert cover.best_only(degrees) == expected


@pytest.mark.parametrize("armor_class, expected", [example("srd5.cover.half E1", 16, 18)])
def test_half(armor_class: int, expected: int) -> None:
    assert cover.half(armor_class) == step_modifiers(armor_class, cover.HALF) == expected


@pytest.mark.parametrize(
    "number, expected",
    [example("srd5.cover.three_quarters E1", 15, 20), example("srd5.cover.three_quarters E1-save", 2, 7)],
)
def test_three_quarters(number: int, expected: int) -> None:
    assert cover.three_quarters(number) == step_modifiers(number, cover.THREE_QUARTERS) == expected


@pytest.mark.parametrize(
    "degree, refused",
    [
        example("srd5.cover.total E1", cover.TOTAL, True),
        example("srd5.cover.total edge-three-quarters", cover.THREE_QUARTERS, False),
    ],
)
def test_total(degree: int, refused: bool) -> None:
    assert cover.total(degree) is refused
    assert step_target(20 * FT, 80 * FT, degree) is not refused
