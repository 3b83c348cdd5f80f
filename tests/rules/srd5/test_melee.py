"""``srd5.melee.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.critical import dice
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "distance, reach, expected",
    [
        example("srd5.melee.reach E1", 10, 5, False),
        example("srd5.melee.reach edge-adjacent", 5, 5, True),
        example("srd5.melee.reach edge-long", 10, 10, True),
    ],
)
def test_reach(distance: int, reach: int, expected: bool) -> None:
    assert rules.melee.reach(distance * FT, reach * FT) is expected


@pytest.mark.parametrize(
    "strength, expected",
    [
        example("srd5.melee.unarmed E1", 3, 4),
        example("srd5.melee.unarmed edge-weak", -3, 0),
        example("srd5.melee.unarmed edge-brok", 0, 1),
    ],
)
def test_unarmed(strength: int, expected: int) -> None:
    assert rules.melee.unarmed(strength) == expected


@pytest.mark.parametrize("strength, expected", [example("srd5.melee.unarmed E2", 3, 4)])
def test_a_critical_fist(strength: int, expected: int) -> None:
    assert dice(0, critical=True) == 0
    assert rules.melee.unarmed(strength) == expected
