"""``srd5.ranged.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import FT
from bojiste.systems.srd5.words.goods import WEAPONS
from tests.table import example


@pytest.mark.parametrize(
    "weapon, distance, expected",
    [example("srd5.ranged.limit E1", "dart", 65, False), example("srd5.ranged.limit edge", "dart", 60, True)],
)
def test_limit(weapon: str, distance: int, expected: bool) -> None:
    assert rules.ranged.limit(distance * FT, WEAPONS[weapon].long) is expected


@pytest.mark.parametrize(
    "distance, expected",
    [
        example("srd5.ranged.two E1-normal", 80, rules.ranged.NORMAL),
        example("srd5.ranged.two E1-long", 85, rules.ranged.LONG),
        example("srd5.ranged.two E1-beyond", 325, rules.ranged.BEYOND),
        example("srd5.ranged.two edge-last-foot", 320, rules.ranged.LONG),
    ],
)
def test_two(distance: int, expected: int) -> None:
    bow = WEAPONS["shortbow"]
    assert rules.ranged.two(distance * FT, bow.normal, bow.long) == expected
