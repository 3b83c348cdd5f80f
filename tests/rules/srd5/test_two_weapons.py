"""``srd5.two_weapons.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.damage import roll
from bojiste.systems.srd5.words.goods import WEAPONS
from tests.table import example


def light_melee(weapon: str) -> bool:
    return "light" in WEAPONS[weapon].properties and not WEAPONS[weapon].ranged


@pytest.mark.parametrize(
    "attack_action, first, second, expected",
    [
        example("srd5.two_weapons.bonus_attack E1", True, "shortsword", "shortsword", True),
        example("srd5.two_weapons.bonus_attack E2", True, "longsword", "dagger", False),
        example("srd5.two_weapons.bonus_attack edge-second-not-light", True, "dagger", "longsword", False),
        example("srd5.two_weapons.bonus_attack edge-ranged", True, "dagger", "hand_crossbow", False),
        example("srd5.two_weapons.bonus_attack edge-no-attack-action", False, "shortsword", "shortsword", False),
        example("srd5.weapon.light E1", True, "shortsword", "dagger", True),
    ],
)
def test_bonus_attack(attack_action: bool, first: str, second: str, expected: bool) -> None:
    assert rules.two_weapons.bonus_attack(attack_action, light_melee(first), light_melee(second)) is expected


@pytest.mark.parametrize(
    "die, ability, damage",
    [
        example("srd5.two_weapons.no_ability_damage E1", 4, 3, 4),
        example("srd5.two_weapons.no_ability_damage E2", 4, -1, 3),
        example("srd5.two_weapons.no_ability_damage S15", 2, -3, 0),
    ],
)
def test_no_ability_damage(die: int, ability: int, damage: int) -> None:
    assert roll(die, rules.two_weapons.no_ability_damage(ability)) == damage


@pytest.mark.parametrize(
    "weapon, in_melee, expected",
    [
        example("srd5.two_weapons.thrown E1-stab", "dagger", True, True),
        example("srd5.two_weapons.thrown E1", "dagger", False, True),
        example("srd5.two_weapons.thrown edge-shortsword", "shortsword", False, False),
    ],
)
def test_thrown(weapon: str, in_melee: bool, expected: bool) -> None:
    assert rules.two_weapons.thrown("thrown" in WEAPONS[weapon].properties, in_melee) is expected
