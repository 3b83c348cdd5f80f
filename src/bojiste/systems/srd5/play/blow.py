"""A blow before it reaches anybody's life: its dice, its components, and what a creature's defences leave of it."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple

from bojiste.core.dice import Roll, Rolled, die, fell
from bojiste.core.event import Part
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play import guard, traits
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.power import Only, Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.rules.condition import NO_EFFECTS
from bojiste.systems.srd5.words import FIRE, POISON, THUNDER

Amounts = tuple[tuple[int, int], ...]
"""Damage by type in listed order, each type once: the type, and how much."""


class Rolls(NamedTuple):
    """Damage as it was rolled: amounts by type, the dice, and the flat summands."""

    amounts: Amounts
    dice: tuple[Rolled, ...]
    parts: tuple[Part, ...]


class Blow(NamedTuple):
    """One instance of damage: whose, what was rolled, and how it was dealt."""

    source: Profile | None
    rolls: Rolls
    critical: bool = False
    melee: bool = False
    """Dealt by a melee attack: the attacker may spare whom it drops."""
    magical: bool = False
    material: str = ""
    """What the weapon is made of, where somebody minds it."""
    mild: bool = False
    """Whom it brings to 0 hit points it leaves stable."""
    spares: bool = False
    """It leaves 1 hit point at least."""
    scalds: bool = False
    """Water does not stop its fire."""
    darts: int = 0
    """So many darts are in it."""
    shared: bool = False
    """It is what another has taken already: nothing makes it less."""
    whole: int = 0
    """What the dice came to, of which half goes to another."""


def rolled(
    table: Table, who: Profile, components: tuple[Component, ...], critical: bool = False
) -> Generator[Roll, int, Rolls]:
    """Roll damage: components in listed order, a critical hit's doubled dice of each together."""
    least = table.least_damage
    amounts: list[tuple[int, int]] = []
    dice: list[Rolled] = []
    parts: list[Part] = []
    for count, sides, bonus, type_, summands in components:
        total = 0
        fallen = rules.critical.dice(count, critical)
        request = die(sides, rules.damage.roll, who.id, None, fallen, bonus, "critical" if critical else "")
        for _ in range(fallen):
            face = yield request
            dice.append(fell(sides, face))
            total += face
        amounts.append((type_, rules.damage.roll(total, bonus, least)))
        parts += summands
    return Rolls(by_type(amounts), tuple(dice), tuple(parts))


def by_type(components: Iterable[tuple[int, int]]) -> Amounts:
    """Components with those of one type together: whatever changes damage changes all of its type at once, so that
    halves are rounded down once."""
    found: dict[int, int] = {}
    for type_, amount in components:
        found[type_] = found.get(type_, 0) + amount
    return tuple(found.items())


def joined(amounts: Amounts, more: Rolls, parts: tuple[Part, ...]) -> Rolls:
    """One instance of what has been rolled and told before (as ``parts``) and of what is rolled besides."""
    return Rolls(by_type(amounts + more.amounts), more.dice, parts)


def of_second_weapon(attack: Attack) -> tuple[Component, ...]:
    """The damage of a bonus attack: the ability modifier left out of the first component, unless it is negative."""
    first, *rest = attack.components
    kept = rules.two_weapons.no_ability_damage(attack.ability)
    flat = first.flat - attack.ability
    named = (Part("base", flat),) * bool(flat) + (Part("ability", kept),) * bool(kept)
    return (first._replace(flat=flat + kept, parts=named), *rest)


def reduced(table: Table, target: Profile, blow: Blow) -> tuple[Amounts, tuple[str, ...]]:
    """The damage left of each type of one instance: flat reduction, then immunity, resistance and vulnerability by
    type; and by which of these."""
    amounts = blow.rolls.amounts
    if blow.shared:
        return amounts, ()
    effects = NO_EFFECTS
    guards: tuple[Power, ...] = ()
    if table.now[target.id].suffers:
        effects, guards = table.effects(target), tuple(guard.on(table, target))
    if target.plain and not (effects.resists_all or guards or table.hushes or table.special):
        return amounts, ()
    if traits.razes(blow.source, target):
        amounts = tuple((type_, 2 * amount) for type_, amount in amounts)
    left = rules.damage.flat_multi(tuple(amount for _, amount in amounts), target.flat_reduction)
    reasons = {"reduction": True} if target.flat_reduction else {}
    found = []
    for (type_, _), amount in zip(amounts, left, strict=True):
        resisted = counts(target.resist, type_, blow) + effects.resists_all
        resisted += type_ == FIRE and _cooled(table, target)
        resisted += any(counts(one.resists, type_, blow) for one in guards)
        resisted += rules.underwater.fire(type_ == FIRE and not blow.scalds and table.sunk(target))
        vulnerable = counts(target.vulnerable, type_, blow) or any(one.row.exposes for one in guards)
        immune = counts(target.immune, type_, blow) + (type_ == POISON and effects.immune_to_poison) > 0
        immune = immune or any(counts(one.immune, type_, blow) for one in guards)
        immune = immune or (type_ == THUNDER and table.hushed(target))
        found.append((type_, rules.damage.order(amount, resisted, vulnerable, immune)))
        met = {"immunity": immune, "resistance": resisted > 0, "vulnerability": vulnerable > 0}
        reasons |= {word: True for word, true in met.items() if true}
    if target.is_object:
        felt = rules.attack.objects(tuple(found), 0)
        taken = rules.attack.objects(tuple(found), target.sheet.threshold)
        less = {"immunity": felt != tuple(found), "threshold": taken != felt}
        reasons |= {word: True for word, true in less.items() if true}
        return taken, tuple(reasons)
    return tuple(found), tuple(reasons)


def _cooled(table: Table, target: Profile) -> bool:
    """Confer Fire Resistance: whom its rider is a friend of."""
    mount = table.profiles.get(table.now[target.id].rides)
    return mount is not None and "confer_fire_resistance" in mount.traits and mount in target.allies


def counts(entries: dict[int, Only], type_: int, blow: Blow) -> int:
    """Sources that apply to damage of a type, 0 or 1."""
    if type_ not in entries:
        return 0
    nonmagical, spared = entries[type_]
    return int(rules.damage.qualifier(nonmagical, blow.magical, bool(spared) and blow.material == spared))
