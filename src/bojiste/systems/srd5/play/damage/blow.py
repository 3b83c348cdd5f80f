"""A blow before it reaches anybody's life: its dice, its components, and what a creature's defences leave of it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

from bojiste.core.dice import Roll, Rolled, die, fell
from bojiste.core.event import Part
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import (
    DAMAGE_TAKEN,
    IMMUNITY,
    OBJECT_DAMAGED,
    RESISTANCE,
    VULNERABILITY,
    Standing,
)
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.instance import Amounts as Amounts
from bojiste.systems.srd5.play.instance import Blow as Blow
from bojiste.systems.srd5.play.instance import Rolls as Rolls
from bojiste.systems.srd5.play.spellcasting.power import Only
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import FIRE, POISON, THUNDER


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
        flat = bonus + rules.house.critical_flat(count, sides, critical)
        times = rules.house.critical_times(critical)
        amount = rules.damage.roll(total, flat, least) * times
        amounts.append((type_, amount))
        parts += summands
        if (flat, times) != (bonus, 1):
            parts.append(Part("critical", amount - rules.damage.roll(total, bonus, least)))
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
    type, then what of it an object does not mind; and by which of these."""
    amounts = blow.rolls.amounts
    if blow.shared:
        return amounts, ()
    reasons: dict[str, bool] = {}
    if target.is_object and blow.source is not None:
        for deals in table.voices[blow.source][OBJECT_DAMAGED]:
            amounts = deals(amounts)
    if target.flat_reduction:
        left = rules.damage.flat_multi(tuple(amount for _, amount in amounts), target.flat_reduction)
        amounts = tuple((type_, amount) for (type_, _), amount in zip(amounts, left, strict=True))
        reasons["reduction"] = True
    if voices := table.voices[target][DAMAGE_TAKEN]:
        amounts = _resisted(table, target, blow, amounts, voices, reasons)
    if target.is_object:
        amounts = _of_object(target, amounts, reasons)
    return amounts, tuple(reasons)


def _resisted(
    table: Table,
    target: Profile,
    blow: Blow,
    amounts: Amounts,
    voices: tuple[Callable[[Table, Profile, Blow, int], Standing], ...],
    reasons: dict[str, bool],
) -> Amounts:
    """What immunity, resistance and vulnerability leave of each type; ``reasons`` gets those that count."""
    found = []
    for type_, amount in amounts:
        standing = 0
        for says in voices:
            standing |= says(table, target, blow, type_)
        resisted, vulnerable, immune = (bool(standing & one) for one in (RESISTANCE, VULNERABILITY, IMMUNITY))
        found.append((type_, rules.damage.order(amount, int(resisted), vulnerable, immune)))
        met = {"immunity": immune, "resistance": resisted, "vulnerability": vulnerable}
        reasons |= {word: True for word, true in met.items() if true}
    return tuple(found)


def _of_object(target: Profile, amounts: Amounts, reasons: dict[str, bool]) -> Amounts:
    """What of it an object feels, if it reaches its threshold."""
    felt = rules.attack.objects(amounts, 0)
    taken = rules.attack.objects(amounts, target.sheet.threshold)
    less = {"immunity": felt != amounts, "threshold": taken != felt}
    reasons |= {word: True for word, true in less.items() if true}
    return taken


@DAMAGE_TAKEN.voice("sheet", of=lambda target: bool(target.resist or target.vulnerable or target.immune))
def _by_its_sheet(table: Table, target: Profile, blow: Blow, type_: int) -> Standing:
    """What its sheet lists."""
    return (
        RESISTANCE * counts(target.resist, type_, blow)
        | VULNERABILITY * counts(target.vulnerable, type_, blow)
        | IMMUNITY * counts(target.immune, type_, blow)
    )


@DAMAGE_TAKEN.voice("condition", state=("suffers",))
def _by_conditions(table: Table, target: Profile, blow: Blow, type_: int) -> Standing:
    """What it is in: stone resists everything."""
    effects = table.effects(target)
    return RESISTANCE * effects.resists_all | IMMUNITY * (effects.immune_to_poison and type_ == POISON)


@DAMAGE_TAKEN.voice("underwater", there=("special",))
def _by_water(table: Table, target: Profile, blow: Blow, type_: int) -> Standing:
    """Water all around it cools fire."""
    return RESISTANCE * rules.underwater.fire(type_ == FIRE and not blow.scalds and table.sunk(target))


@DAMAGE_TAKEN.voice("silence", there=("hush",))
def _by_silence(table: Table, target: Profile, blow: Blow, type_: int) -> Standing:
    """Where no sound is made thunder hurts nobody."""
    return IMMUNITY * (type_ == THUNDER and table.hushed(target))


def counts(entries: dict[int, Only], type_: int, blow: Blow) -> int:
    """Sources that apply to damage of a type, 0 or 1."""
    if type_ not in entries:
        return 0
    nonmagical, spared = entries[type_]
    return int(rules.damage.qualifier(nonmagical, blow.magical, bool(spared) and blow.material == spared))
