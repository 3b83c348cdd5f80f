"""``srd5.melee.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.critical import dice
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "ranged_weapon, hurled, distant_spell, expected",
    [
        example("srd5.melee.kinds E1", False, False, False, True),
        example("srd5.melee.kinds E2", False, False, False, True),
        example("srd5.melee.kinds edge-hurled", False, True, False, False),
        example("srd5.melee.kinds edge-bow", True, False, False, False),
        example("srd5.melee.kinds edge-distant-spell", False, False, True, False),
    ],
)
def test_kinds(ranged_weapon: bool, hurled: bool, distant_spell: bool, expected: bool) -> None:
    is_melee = rules.melee.kinds(ranged_weapon, hurled, distant_spell)
    assert is_melee is expected
    assert rules.opportunity.one_attack(is_melee) is expected
    assert rules.knock_out.choice(is_melee, 5, 0) is expected


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
