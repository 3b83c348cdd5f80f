"""One attack: where advantage comes from, the roll, and what a hit does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bojiste.core.dice import Rolled, die
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Fighter, Mark, mask
from bojiste.systems.srd5.play.damage import harm, rolled
from bojiste.systems.srd5.play.dice import order as d20
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE

Sources = tuple[tuple[str, ...], tuple[str, ...]]
NONE: Sources = ((), ())


def within(table: Table, who: Profile, attack: Attack, distance: int) -> bool:
    """Whether a target at this distance may be chosen at all."""
    return rules.attack.step_target(distance, table.longest(attack))


def sources(table: Table, who: Profile, target: Profile, attack: Attack) -> Sources:
    """Where advantage and disadvantage of an attack come from, by name, in the order of the catalogue."""
    own, other = table.now[who.id], table.now[target.id]
    if attack.plain and not (own.conditions or other.conditions or other.dodging or own.helped or own.exhaustion):
        return NONE
    distance = table.distance(who, target)
    close = distance <= SQUARE
    helps: list[str] = []
    hinders: list[str] = []
    if rules.unseen.attacker(table.sees(target, who)):
        helps.append("unseen-attacker")
    if rules.unseen.target(table.sees(who, target)):
        hinders.append("unseen-target")
    for_it, against_it = rules.condition.attacked(mask(other.conditions), close)
    if for_it:
        helps += [name for name in other.conditions if rules.condition.attacked(mask((name,)), close)[0]]
    if against_it:
        hinders.append("prone")
    afraid = bool(own.conditions) and table.afraid(who)
    if rules.condition.own_attack(mask(own.conditions), own.exhaustion, afraid):
        hinders += [name for name in own.conditions if rules.condition.own_attack(mask((name,)), 0, afraid)]
        if rules.condition.own_attack(0, own.exhaustion):
            hinders.append("exhaustion")
    if other.dodging and rules.action.dodge(other.dodging, table.sees(target, who)):
        hinders.append("dodge")
    if any(mark.against == target.id for mark in own.helped):
        helps.append("help")
    if rules.weapon.heavy(attack.heavy, who.size):
        hinders.append("heavy")
    if not attack.melee:
        if rules.ranged.two(distance, attack.normal, attack.long) == rules.ranged.LONG:
            hinders.append("long-range")
        if _hampered(table, who):
            hinders.append("close-enemy")
    return tuple(helps), tuple(hinders)


def _hampered(table: Table, who: Profile) -> bool:
    """Whether an enemy next to a shooter spoils the shot."""
    return any(
        rules.ranged.close(table.distance(who, enemy), True, table.sees(enemy, who), table.acts(enemy))
        for enemy in who.enemies
        if table.up(enemy)
    )


def strike(
    table: Table,
    who: Profile,
    target: Profile,
    attack: Attack,
    spent: tuple[Change, ...] = (),
    second_weapon: bool = False,
) -> Course[None]:
    """Make one attack on a target in range: roll, and on a hit its damage. ``spent`` is what it costs."""
    own = table.now[who.id]
    helps, hinders = sources(table, who, target, attack)
    state = rules.dice.adv_cancel(len(helps), len(hinders)) if helps or hinders else 0
    if own.helped or attack.thrown:
        spent += _used_up(own, who.id, target.id, attack)
    if state:
        natural, shown = yield from d20(who, rules.attack.hit, state, target.id, attack.bonus)
    else:
        natural = yield die(20, rules.attack.hit, who.id, target.id, 1, attack.bonus)
        shown = (Rolled(20, natural),)
    other = table.now[target.id]
    helpless = bool(other.conditions) and rules.condition.helpless(
        mask(other.conditions), table.distance(who, target) <= SQUARE
    )
    result = rules.attack.step_resolve(natural, attack.bonus, target.ac, attack.critical_from, helpless)
    data: dict[str, Any] = {**attack.facts, "against": target.ac, "state": state}
    if helps or hinders:
        data["helps"], data["hinders"] = helps, hinders
    rule = _RULES.get(natural, rules.attack.hit)
    yield Event(_KINDS[result], rule, who.id, target.id, shown, attack.parts, spent, data, OPEN)
    if result == rules.attack.MISS or not attack.components:
        return
    flat = rules.two_weapons.no_ability_damage(attack.ability) if second_weapon else None
    critical = result == rules.attack.CRITICAL
    rolls = yield from rolled(table, who, attack, critical, flat)
    yield from harm(table, who, target, rolls, critical=critical, melee=attack.melee, magical=attack.magical)


_KINDS = {rules.attack.MISS: "miss", rules.attack.HIT: "hit", rules.attack.CRITICAL: "critical"}
_RULES: dict[int, Callable[..., object]] = {20: rules.attack.natural_20, 1: rules.attack.natural_1}
"""The rule to cite where the die alone decides."""


def _used_up(own: Fighter, who: str, target: str, attack: Attack) -> tuple[Change, ...]:
    """What the attack roll uses up whatever comes of it: the help against this target, and a piece that is thrown."""
    changes: tuple[Change, ...] = ()
    kept: tuple[Mark, ...] = tuple(mark for mark in own.helped if mark.against != target)
    if kept != own.helped:
        changes = (Change(who, "helped", own.helped, kept),)
    if attack.thrown and attack.pieces:
        changes += (Change(who, "thrown", own.thrown, (*own.thrown, attack.word)),)
    return changes
