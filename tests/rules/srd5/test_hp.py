"""``srd5.hp.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.rules import hp
from tests.table import example


@pytest.mark.parametrize(
    "points, maximum, expected",
    [
        example("srd5.hp.range E1", 3 - 9, 24, 0),
        example("srd5.hp.range edge-over", 25, 24, 24),
        example("srd5.hp.range edge-within", 24, 24, 24),
    ],
)
def test_range(points: int, maximum: int, expected: int) -> None:
    assert hp.range(points, maximum) == expected


@pytest.mark.parametrize(
    "before, damage, after, left",
    [
        example("srd5.hp.subtract E1", 24, 7, 17, 0),
        example("srd5.hp.subtract edge-exact", 7, 7, 0, 0),
        example("srd5.hp.subtract edge-below", 3, 9, 0, 6),
    ],
)
def test_subtract(before: int, damage: int, after: int, left: int) -> None:
    assert hp.subtract(before, damage) == after
    assert hp.overflow(before, damage) == left


@pytest.mark.parametrize(
    "points, expected",
    [
        example("srd5.hp.no_effect_until_zero E1", 1, True),
        example("srd5.hp.no_effect_until_zero edge", 0, False),
    ],
)
def test_no_effect_until_zero(points: int, expected: bool) -> None:
    assert hp.no_effect_until_zero(points) is expected


@pytest.mark.parametrize(
    "points, maximum, band",
    [
        example("srd5.hp.describe E1", 12, 24, hp.UNMARKED),
        example("srd5.hp.describe E2", 11, 24, hp.MARKED),
        example("srd5.hp.describe edge-odd-maximum", 12, 25, hp.MARKED),
        example("srd5.hp.describe edge-zero", 0, 24, hp.DOWN),
    ],
)
def test_describe(points: int, maximum: int, band: int) -> None:
    assert hp.describe(points, maximum) == band
