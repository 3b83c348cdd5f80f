"""``srd5.damage.*``: from the damage roll to the damage taken."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.dice import round_down
from bojiste.systems.srd5.words import DAMAGE_TYPES


@rule("srd5.damage.roll")
def roll(dice: int, modifier: int, least: int = 0) -> int:
    """One component of a damage roll: the sum of its dice and its modifiers, not below ``least``."""
    return floor(dice + modifier, least)


@rule("srd5.damage.floor")
def floor(damage: int, least: int = 0) -> int:
    """Damage after its modifiers, never below the ``least`` (PR16); 0 is not "taking damage"."""
    return damage if damage > least else least


@rule("srd5.damage.weapon_ability")
def weapon_ability(ability_modifier: int) -> int:
    """What ability adds to the first component of a weapon's damage: the modifier the attack roll had."""
    return ability_modifier


@rule("srd5.damage.spell")
def spell(ability_modifier: int, adds_ability: bool = False) -> int:
    """What ability adds to a spell's damage: nothing unless the spell says so."""
    return ability_modifier if adds_ability else 0


@rule("srd5.damage.many_targets")
def many_targets(damage: int, saved: tuple[bool, ...]) -> tuple[int, ...]:
    """The one damage roll of an effect, for each of its targets in order, by whether it saved for half."""
    return tuple(save_half(damage, made) for made in saved)


@rule("srd5.damage.save_half")
def save_half(damage: int, saved: bool = True) -> int:
    """A damage component after a save for half."""
    return round_down(damage) if saved else damage


@rule("srd5.damage.types")
def types(name: str) -> int:
    """A damage type as its place 0 … 12 in the table: other rules (resistance …) refer to it."""
    return DAMAGE_TYPES.index(name)


@rule("srd5.damage.instance")
def instance(components: tuple[int, ...]) -> int:
    """The damage taken at one moment from one source: the sum of its components, each reduced by its type before."""
    return sum(components)


@rule("srd5.damage.resistance")
def resistance(damage: int) -> int:
    """Damage of a resisted type."""
    return round_down(damage)


@rule("srd5.damage.vulnerability")
def vulnerability(damage: int) -> int:
    """Damage of a type the target is vulnerable to."""
    return damage * 2


@rule("srd5.damage.order")
def order(damage: int, resistances: int, vulnerabilities: int, immune: bool = False) -> int:
    """Damage of one type after everything else: immunity, then resistance, then vulnerability (counts of sources)."""
    damage = immunity(damage, immune)
    if no_stack(resistances):
        damage = resistance(damage)
    return vulnerability(damage) if no_stack(vulnerabilities) else damage


@rule("srd5.damage.no_stack")
def no_stack(sources: int) -> bool:
    """Whether a type is resisted (or hurts doubly): any number of sources counts as one."""
    return sources > 0


@rule("srd5.damage.immunity")
def immunity(damage: int, immune: bool) -> int:
    """Damage of a type the target may be immune to."""
    return 0 if immune else damage


@rule("srd5.damage.qualifier")
def qualifier(nonmagical_only: bool, magical: bool, spared: bool = False) -> bool:
    """Whether a resistance meets an attack: a nonmagical-only one not if it is magical or of the spared material."""
    return not (nonmagical_only and magical) and not spared


@rule("srd5.damage.flat_multi")
def flat_multi(components: tuple[int, ...], amount: int) -> tuple[int, ...]:
    """Components after a flat reduction of the whole instance, taken from them in listed order until used up."""
    left = []
    for damage in components:
        taken = min(damage, amount)
        amount -= taken
        left.append(damage - taken)
    return tuple(left)
