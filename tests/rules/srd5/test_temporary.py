"""``srd5.temporary.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "before, damage, expected",
    [
        example("srd5.temporary.absorb E1", 5, 7, (0, 2)),
        example("srd5.temporary.absorb edge-exact", 5, 5, (0, 0)),
        example("srd5.temporary.absorb edge-some-left", 5, 3, (2, 0)),
        example("srd5.temporary.absorb edge-none", 0, 3, (0, 3)),
        example("srd5.temporary.at_zero E1", 8, 6, (2, 0)),
        example("srd5.temporary.absorb S9", 5, 9, (0, 4)),
    ],
)
def test_absorb(before: int, damage: int, expected: tuple[int, int]) -> None:
    assert rules.temporary.absorb(before, damage) == expected


@pytest.mark.parametrize(
    "hp, before, granted, expected",
    [
        example("srd5.temporary.separate E1", 24, 0, 10, (24, 10)),
        example("srd5.temporary.separate edge-over-the-maximum", 24, 0, 30, (24, 30)),
    ],
)
def test_separate(hp: int, before: int, granted: int, expected: tuple[int, int]) -> None:
    assert rules.temporary.separate(hp, before, granted) == expected


@pytest.mark.parametrize(
    "hp, maximum, before, healing, expected", [example("srd5.temporary.not_healed E1", 10, 24, 2, 5, (15, 2))]
)
def test_not_healed(hp: int, maximum: int, before: int, healing: int, expected: tuple[int, int]) -> None:
    assert rules.temporary.not_healed(hp, maximum, before, healing) == expected


@pytest.mark.parametrize(
    "old, new, take_new, expected",
    [
        example("srd5.temporary.no_stack E1", 10, 12, None, 12),
        example("srd5.temporary.no_stack E1-keep", 10, 12, False, 10),
        example("srd5.temporary.no_stack edge-smaller", 10, 4, None, 10),
        example("srd5.temporary.no_stack edge-smaller-taken", 10, 4, True, 4),
    ],
)
def test_no_stack(old: int, new: int, take_new: bool | None, expected: int) -> None:
    assert rules.temporary.no_stack(old, new, take_new) == expected


@pytest.mark.parametrize(
    "before, damage, expected",
    [
        example("srd5.temporary.at_zero E1-no-failure", 8, 6, False),
        example("srd5.temporary.at_zero edge-all-absorbed", 8, 8, False),
        example("srd5.temporary.at_zero edge-one-through", 8, 9, True),
    ],
)
def test_at_zero(before: int, damage: int, expected: bool) -> None:
    assert rules.temporary.at_zero(before, damage) is expected


@pytest.mark.parametrize(
    "before, long_rest, stated_end, expected",
    [
        example("srd5.temporary.duration E1", 6, False, False, 6),
        example("srd5.temporary.duration E1-long", 6, True, False, 0),
        example("srd5.temporary.duration edge-own-term", 6, False, True, 0),
    ],
)
def test_duration(before: int, long_rest: bool, stated_end: bool, expected: int) -> None:
    assert rules.temporary.duration(before, long_rest, stated_end) == expected
