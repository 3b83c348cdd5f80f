"""``srd5.weapon.*``: what the properties of weapons do."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.dice import round_down
from bojiste.systems.srd5.words import FT, SMALL


@rule("srd5.weapon.ammunition")
def ammunition(spent: int) -> int:
    """How many of the spent pieces are found again in a minute after the fight."""
    return round_down(spent)


@rule("srd5.weapon.finesse")
def finesse(strength: int, dexterity: int, prefer_dexterity: bool | None = None) -> int:
    """The ability modifier for attack and damage, by choice; unattended the higher."""
    if prefer_dexterity is None:
        prefer_dexterity = dexterity > strength
    return dexterity if prefer_dexterity else strength


@rule("srd5.weapon.thrown")
def thrown(strength: int, dexterity: int, melee_weapon: bool, has_finesse: bool) -> int:
    """The ability modifier of a throw: that of melee for a melee weapon, by choice with finesse, else Dexterity."""
    if has_finesse:
        return finesse(strength, dexterity)
    return strength if melee_weapon else dexterity


@rule("srd5.weapon.light")
def light(first_is_light: bool, second_is_light: bool) -> bool:
    """Whether two weapons are light enough to be fought with together."""
    return first_is_light and second_is_light


@rule("srd5.weapon.heavy")
def heavy(is_heavy: bool, size: int) -> int:
    """Sources of disadvantage, 0 or 1: Small and Tiny creatures wield heavy weapons badly."""
    return 1 if is_heavy and size <= SMALL else 0


@rule("srd5.weapon.reach")
def reach(natural_reach: int, has_reach: bool) -> int:
    """The reach in half feet of attacks with a weapon; the reach property adds 5 ft."""
    return natural_reach + 5 * FT if has_reach else natural_reach


@rule("srd5.weapon.loading")
def loading(attacks: int, has_loading: bool) -> int:
    """How many shots one action, bonus action or reaction gives, out of so many attacks."""
    return 1 if has_loading and attacks > 1 else attacks


@rule("srd5.weapon.two_handed")
def two_handed(hands: int, is_two_handed: bool) -> bool:
    """Whether an attack is possible with this many hands for the weapon."""
    return hands >= (2 if is_two_handed else 1)


@rule("srd5.weapon.versatile")
def versatile(sides: int, two_hands_sides: int, two_hands: bool) -> int:
    """Sides of the damage die: the one in brackets when a versatile weapon is used in melee with two hands."""
    return two_hands_sides if two_hands and two_hands_sides else sides


@rule("srd5.weapon.nonproficient")
def nonproficient(ability: int, proficiency: int, proficient: bool) -> int:
    """The attack bonus of a character; without proficiency only the ability modifier counts."""
    return ability + proficiency if proficient else ability
