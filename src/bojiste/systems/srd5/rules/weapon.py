"""``srd5.weapon.*``: what the properties of weapons do."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import FT, LARGE, SMALL


@rule("srd5.weapon.ammunition")
def ammunition(left: int) -> int:
    """How many pieces are left after a shot, hit or miss; at 0 there is no shot."""
    return left - 1


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
def heavy(is_heavy: bool, size: int) -> bool:
    """Whether an attack is hampered: Small and Tiny creatures wield heavy weapons badly."""
    return is_heavy and size <= SMALL


@rule("srd5.weapon.reach")
def reach(natural_reach: int, has_reach: bool) -> int:
    """The reach in half feet of attacks with a weapon; the reach property adds 5 ft."""
    return natural_reach + 5 * FT if has_reach else natural_reach


@rule("srd5.weapon.loading")
def loading(attacks: int, has_loading: bool) -> int:
    """How many shots one action, bonus action or reaction gives, out of so many attacks."""
    return 1 if has_loading and attacks > 1 else attacks


@rule("srd5.weapon.two_handed")
def two_handed(hands: int, others: int, needs: int) -> bool:
    """Whether an attack is possible: of so many hands the others are busy, and the weapon ``needs`` 0, 1 or 2."""
    return hands - others >= needs


@rule("srd5.weapon.lance")
def lance(is_lance: bool, within_5: bool) -> bool:
    """Whether an attack is hampered: a lance is unwieldy against somebody within 5 ft."""
    return is_lance and within_5


@rule("srd5.weapon.net")
def net(size: int) -> bool:
    """Whether a net holds a creature of this size 0 … 5: none above Large."""
    return size <= LARGE


def net_escape(total: int) -> bool:
    """Whether a Strength check frees somebody from a net."""
    return total >= 10


@rule("srd5.weapon.improvised")
def improvised(is_improvised: bool, trained: bool) -> bool:
    """Whether somebody is proficient with a weapon: with what merely comes to hand nobody is."""
    return trained and not is_improvised


@rule("srd5.weapon.versatile")
def versatile(sides: int, two_hands_sides: int, two_hands: bool) -> int:
    """Sides of the damage die: the one in brackets when a versatile weapon is used in melee with two hands."""
    return two_hands_sides if two_hands and two_hands_sides else sides


@rule("srd5.weapon.nonproficient")
def nonproficient(ability: int, proficiency: int, proficient: bool) -> int:
    """The attack bonus of a character; without proficiency only the ability modifier counts."""
    return ability + proficiency if proficient else ability
