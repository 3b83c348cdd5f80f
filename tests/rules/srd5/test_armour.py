"""``srd5.armour.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "armour, dexterity, shield, expected",
    [
        example("srd5.armour.ac E1", "leather", 3, False, 14),
        example("srd5.armour.ac E2", "half_plate", 3, True, 19),
        example("srd5.armour.ac edge-bare", None, 2, False, 12),
        example("srd5.armour.ac edge-bare-with-shield", None, -1, True, 11),
        example("srd5.armour.ac edge-clumsy-medium", "hide", -1, False, 11),
        example("srd5.armour.ac edge-plate", "plate", 3, False, 18),
        example("srd5.armour.ac edge-clumsy-plate", "plate", -1, False, 18),
    ],
)
def test_ac(armour: str | None, dexterity: int, shield: bool, expected: int) -> None:
    assert rules.armour.ac(armour, dexterity, shield) == expected
