"""``srd5.attack.*``: making an attack."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules import cover, weapon
from bojiste.systems.srd5.rules.critical import other_sources
from bojiste.systems.srd5.words import POISON, PSYCHIC

MISS, HIT, CRITICAL = 0, 1, 2


@rule("srd5.attack.step_target")
def step_target(in_range: bool, cover_degree: int) -> bool:
    """Whether something may be chosen as a target: within the reach or longest range and not in total cover."""
    return in_range and cover_degree != cover.TOTAL


@rule("srd5.attack.step_modifiers")
def step_modifiers(armor_class: int, cover_degree: int) -> int:
    """The number the attack must reach: Armor Class with cover (degree none, half or three quarters)."""
    if cover_degree == cover.HALF:
        return cover.half(armor_class)
    if cover_degree == cover.THREE_QUARTERS:
        return cover.three_quarters(armor_class)
    return armor_class


@rule("srd5.attack.step_resolve")
def step_resolve(natural: int, bonus: int, armor_class: int, critical_from: int = 20, helpless: bool = False) -> int:
    """What an attack roll comes to: ``MISS``, ``HIT`` or ``CRITICAL``.

    ``critical_from`` is the lowest die that crits if it hits; ``helpless``: all do (srd5.critical.other_sources).
    """
    if natural_20(natural):
        return CRITICAL
    if natural_1(natural) or not hit(natural, bonus, armor_class):
        return MISS
    return CRITICAL if other_sources(natural, critical_from, helpless) else HIT


@rule("srd5.attack.hit")
def hit(natural: int, bonus: int, armor_class: int) -> bool:
    """Whether the total reaches Armor Class (with cover); 1 and 20 are looked at elsewhere."""
    return natural + bonus >= armor_class


@rule("srd5.attack.modifiers")
def modifiers(ability_modifier: int, proficiency_bonus: int, stat_block: int | None = None) -> int:
    """The attack bonus: ability and proficiency for a character, the listed number for a stat block."""
    return ability_modifier + proficiency_bonus if stat_block is None else stat_block


@rule("srd5.attack.ability")
def ability(strength: int, dexterity: int, ranged: bool, finesse: bool = False, thrown: bool = False) -> int:
    """The ability modifier of a weapon attack; ``ranged`` tells the weapon, ``thrown`` how it is used now."""
    if thrown:
        return weapon.thrown(strength, dexterity, not ranged, finesse)
    if finesse:
        return weapon.finesse(strength, dexterity)
    return dexterity if ranged else strength


@rule("srd5.attack.proficiency")
def proficiency(bonus: int, proficient: bool) -> int:
    """What training adds to an attack roll with a weapon or a spell."""
    return weapon.nonproficient(0, bonus, proficient)


@rule("srd5.attack.natural_20")
def natural_20(natural: int) -> bool:
    """Whether the used die hits by itself, critically."""
    return natural == 20


@rule("srd5.attack.natural_1")
def natural_1(natural: int) -> bool:
    """Whether the used die misses by itself."""
    return natural == 1


@rule("srd5.attack.objects")
def objects(amounts: tuple[tuple[int, int], ...], threshold: int) -> tuple[tuple[int, int], ...]:
    """The damage of one blow (by type) that an object takes: poison and psychic do nothing, nor does anything if the
    whole is less than its damage threshold."""
    left = tuple((type_, 0 if type_ in (POISON, PSYCHIC) else amount) for type_, amount in amounts)
    whole = sum(amount for _, amount in left)
    return left if whole >= threshold else tuple((type_, 0) for type_, _ in left)
