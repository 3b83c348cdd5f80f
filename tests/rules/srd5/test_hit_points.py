"""``srd5.hit_points.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "points, maximum, expected",
    [
        example("srd5.hit_points.range E1", 3 - 9, 24, 0),
        example("srd5.hit_points.range edge-over", 25, 24, 24),
        example("srd5.hit_points.range edge-within", 24, 24, 24),
    ],
)
def test_range(points: int, maximum: int, expected: int) -> None:
    assert rules.hit_points.range(points, maximum) == expected


@pytest.mark.parametrize(
    "before, damage, after, left",
    [
        example("srd5.hit_points.subtract E1", 24, 7, 17, 0),
        example("srd5.hit_points.subtract edge-exact", 7, 7, 0, 0),
        example("srd5.hit_points.subtract edge-below", 3, 9, 0, 6),
    ],
)
def test_subtract(before: int, damage: int, after: int, left: int) -> None:
    assert rules.hit_points.subtract(before, damage) == after
    assert rules.hit_points.overflow(before, damage) == left


@pytest.mark.parametrize(
    "points, maximum, band",
    [
        example("srd5.hit_points.describe E1", 12, 24, rules.hit_points.UNMARKED),
        example("srd5.hit_points.describe E2", 11, 24, rules.hit_points.MARKED),
        example("srd5.hit_points.describe edge-odd-maximum", 12, 25, rules.hit_points.MARKED),
        example("srd5.hit_points.describe edge-zero", 0, 24, rules.hit_points.DOWN),
    ],
)
def test_describe(points: int, maximum: int, band: int) -> None:
    assert rules.hit_points.describe(points, maximum) == band
