"""Damage to one creature, from the dice to what it does to its life (section 7.2 of the catalogue)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from bojiste.core.ask import Ask, yes_no
from bojiste.core.dice import Roll, Rolled, die
from bojiste.core.event import OPEN, Change, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import mask, with_conditions
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import DAMAGE_TYPES, LIFE, POISON


class Rolls(NamedTuple):
    """Damage as it was rolled: amounts by type in listed order, the dice, and the flat summands."""

    amounts: tuple[tuple[int, int], ...]
    dice: tuple[Rolled, ...]
    parts: tuple[Part, ...]


def rolled(
    table: Table, who: Profile, attack: Attack, critical: bool, flat: int | None = None
) -> Generator[Roll, int, Rolls]:
    """Roll an attack's damage: components in listed order, a critical hit's doubled dice of each together.

    ``flat`` replaces the ability part of the first component (the second weapon of two).
    """
    least = table.printed.damage_floor
    amounts: list[tuple[int, int]] = []
    dice: list[Rolled] = []
    parts: list[Part] = []
    for number, (count, sides, bonus, type_, summands) in enumerate(attack.components):
        total = 0
        fallen = rules.critical.dice(count, critical)
        request = die(sides, rules.damage.roll, who.id, None, fallen, bonus, "critical" if critical else "")
        for _ in range(fallen):
            face = yield request
            dice.append(Rolled(sides, face))
            total += face
        if flat is not None and number == 0:
            bonus += rules.damage.weapon_ability(flat) - rules.damage.weapon_ability(attack.ability)
            summands = (Part("ability", flat),) if flat else ()
        amounts.append((type_, rules.damage.roll(total, bonus, least)))
        parts += summands
    return Rolls(tuple(amounts), tuple(dice), tuple(parts))


def reduced(table: Table, target: Profile, amounts: tuple[tuple[int, int], ...], magical: bool) -> int:
    """The damage taken of one instance: flat reduction, then immunity, resistance and vulnerability by type."""
    conditions = table.now[target.id].conditions
    if target.plain and not conditions:
        return amounts[0][1] if len(amounts) == 1 else rules.damage.instance(tuple(amount for _, amount in amounts))
    left = rules.damage.flat_multi(tuple(amount for _, amount in amounts), target.flat_reduction)
    bits = mask(conditions)
    return rules.damage.instance(
        tuple(
            rules.damage.order(
                amount,
                _counts(target.resist, type_, magical) + (bits & rules.condition.RESISTS_ALL != 0),
                _counts(target.vulnerable, type_, magical),
                _counts(target.immune, type_, magical) > 0
                or (type_ == POISON and bits & rules.condition.IMMUNE_TO_POISON != 0),
            )
            for (type_, _), amount in zip(amounts, left, strict=True)
        )
    )


def _counts(entries: dict[int, bool], type_: int, magical: bool) -> int:
    """Sources that apply to damage of a type, 0 or 1."""
    return 1 if type_ in entries and rules.damage.qualifier(entries[type_], magical) else 0


def harm(
    table: Table,
    source: Profile | None,
    target: Profile,
    rolls: Rolls,
    *,
    critical: bool = False,
    melee: bool = False,
    magical: bool = False,
) -> Course[None]:
    """Apply one instance of damage to a creature and let follow what follows."""
    now = table.now[target.id]
    taken = reduced(table, target, rolls.amounts, magical)
    left, through = rules.temporary.absorb(now.thp, taken) if now.thp else (0, taken)
    before = now.hp
    after = rules.hit_points.subtract(before, through)
    choice = source is not None and rules.knock_out.choice(melee, before, after)
    spares = False
    if choice and rules.knock_out.comes_first(table.printed.knockout_choice):
        spares = yield from _asked_to_spare(source, target)
    changes: tuple[Change, ...] = (Change(target.id, "hp", before, after),) if after != before else ()
    if left != now.thp:
        changes += (Change(target.id, "thp", now.thp, left),)
    types = tuple([DAMAGE_TYPES[type_] for type_, _ in rolls.amounts])
    data: dict[str, Any] = {"damage": taken, "type": types[0], "types": types}
    whole = sum([amount for _, amount in rolls.amounts])
    if taken != whole:
        data["rolled"] = whole
    actor = source.id if source is not None else None
    yield Event("damage", rules.damage.roll, actor, target.id, rolls.dice, rolls.parts, changes, data, OPEN)
    if after > 0 or through == 0:
        return
    if before == 0:
        yield from _struck_down(table, target, through, critical)
        return
    if choice and not spares and not rules.knock_out.comes_first(table.printed.knockout_choice):
        spares = yield from _asked_to_spare(source, target)
    yield from _dropped(table, source, target, rules.hit_points.overflow(before, through), spares)


def _asked_to_spare(source: Profile | None, target: Profile) -> Generator[Ask, str, bool]:
    assert source is not None
    data = {"target": target.id}
    return (yield yes_no("knock-out", rules.knock_out.choice, source.seat, source.id, False, data=data)) == "yes"


def _dropped(table: Table, source: Profile | None, target: Profile, overflow: int, spares: bool) -> Course[None]:
    """A creature has come to 0 hit points."""
    table.lives_changed = True
    now = table.now[target.id]
    actor = source.id if source is not None else None
    if spares:
        changes = falls(table, target, "stable")
        yield Event("knocked-out", rules.knock_out.choice, actor, target.id, (), (), changes, {}, OPEN)
        return
    life = LIFE[rules.zero.branch(overflow, now.hp_max, target.dies_at_zero)]
    if life == "dead":
        at_once = not target.dies_at_zero
        rule = rules.zero.instant_death if at_once else rules.zero.monster
        yield Event("dies", rule, target.id, None, (), (), dies(table, target), {"overflow": overflow}, OPEN)
    else:
        yield Event("falls", rules.zero.unconscious, target.id, None, (), (), falls(table, target, "dying"), {}, OPEN)


def _struck_down(table: Table, target: Profile, through: int, critical: bool) -> Course[None]:
    """Damage to a creature that lies at 0 hit points."""
    now = table.now[target.id]
    if now.life == "dead":
        return
    successes = (
        0 if rules.stabilizing.broken(LIFE.index(now.life), through) != LIFE.index(now.life) else now.death_success
    )
    life_, successes, failures = rules.death.after_damage(through, critical, now.hp_max, successes, now.death_fail)
    life = LIFE[life_]
    if life == "dead":
        rule = rules.death.massive if rules.death.massive(through, now.hp_max) else rules.death.three
        yield Event("dies", rule, target.id, None, (), (), dies(table, target), {"overflow": 0}, OPEN)
        return
    changes = table.state.change(target.id, life=life, death_success=successes, death_fail=failures)
    data = {"successes": successes, "failures": failures, "critical": "yes" if critical else "no"}
    yield Event("death-failure", rules.death.damage, target.id, None, (), (), changes, data, OPEN)


def falls(table: Table, target: Profile, life: str) -> tuple[Change, ...]:
    """Changes of a creature that falls unconscious at 0 hit points."""
    conditions = with_conditions(table.now[target.id].conditions, "unconscious", "prone")
    return table.state.change(
        target.id,
        life=life,
        conditions=conditions,
        dodging=False,
        readied=None,
        dropped=True,
        death_success=0,
        death_fail=0,
    )


def dies(table: Table, target: Profile) -> tuple[Change, ...]:
    """Changes of a creature that dies. What it readied, dodged and held is over; its body lies there."""
    now = table.now[target.id]
    changes = [Change(target.id, "life", now.life, "dead")]
    if now.dodging or now.readied or now.death_fail or now.death_success:
        changes += table.state.change(target.id, dodging=False, readied=None, death_success=0, death_fail=0)
    return tuple(changes)
