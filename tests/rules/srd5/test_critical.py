"""``srd5.critical.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "count, critical, expected",
    [
        example("srd5.critical.dice E1", 1, True, 2),
        example("srd5.critical.dice edge-plain", 1, False, 1),
        example("srd5.critical.dice edge-no-dice", 0, True, 0),
    ],
)
def test_dice(count: int, critical: bool, expected: int) -> None:
    assert rules.critical.dice(count, critical) == expected


@pytest.mark.parametrize("faces, modifier, expected", [example("srd5.critical.dice E2", [3, 7], 3, 13)])
def test_modifiers_are_added_once(faces: list[int], modifier: int, expected: int) -> None:
    assert len(faces) == rules.critical.dice(1, True)
    assert rules.damage.roll(sum(faces), modifier) == expected


@pytest.mark.parametrize(
    "natural, critical_from, helpless, expected",
    [
        example("srd5.critical.other_sources edge-19", 19, 19, False, True),
        example("srd5.critical.other_sources edge-18", 18, 19, False, False),
        example("srd5.critical.other_sources edge-helpless", 2, 20, True, True),
    ],
)
def test_other_sources(natural: int, critical_from: int, helpless: bool, expected: bool) -> None:
    assert rules.critical.other_sources(natural, critical_from, helpless) is expected
