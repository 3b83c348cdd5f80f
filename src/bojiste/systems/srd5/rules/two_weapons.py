"""``srd5.two_weapons.*``: two-weapon fighting."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.weapon import light


@rule("srd5.two_weapons.bonus_attack")
def bonus_attack(attacked_with_light_melee: bool, other_is_light_melee: bool, other_hand: bool) -> bool:
    """Whether the second weapon gives a bonus attack.

    The Attack action was taken on the own turn with a light melee weapon in one hand; a different light melee weapon
    is in the other.
    """
    return other_hand and light(attacked_with_light_melee, other_is_light_melee)


@rule("srd5.two_weapons.no_ability_damage")
def no_ability_damage(ability_modifier: int) -> int:
    """What ability adds to the damage of the bonus attack: nothing, unless it is negative."""
    return min(ability_modifier, 0)


@rule("srd5.two_weapons.thrown")
def thrown(has_thrown: bool, in_melee: bool) -> bool:
    """Whether one of the two weapons may be used so: in melee, or hurled if it has the thrown property."""
    return in_melee or has_thrown
