"""What magic that lies on somebody makes of the blows of its weapons, and of those that meet it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bojiste.core.dice import die
from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play import guard
from bojiste.systems.srd5.play.blow import Rolls
from bojiste.systems.srd5.play.component import Component, of_row
from bojiste.systems.srd5.play.guard import by_strength
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile


def edged(table: Table, who: Profile, target: Profile, attack: Attack) -> Attack:
    """An attack as it is made at somebody now: surer, harder, with further dice."""
    if not attack.components:
        return attack
    armed = attack.way != "spell"
    surer = table.boon(who, "blade") if armed else 0
    more = (*(_added(table, who, target, attack) if armed else ()), *_wounds(table, who, target))
    if not surer and not more:
        return attack
    first, *rest = attack.components
    part = (Part("lent", surer),) if surer else ()
    first = first._replace(flat=first.flat + surer, parts=first.parts + part)
    return replace(
        attack,
        bonus=attack.bonus + surer,
        parts=attack.parts + part,
        components=(first, *rest, *more),
        magical=attack.magical or surer > 0,
    )


def _added(table: Table, who: Profile, target: Profile, attack: Attack) -> Iterator[Component]:
    """What lies on whoever strikes adds to a weapon's hit."""
    for entry in {one.by: one for one in table.boons(who, "blade_more")}.values():
        yield Component(entry.amount, entry.die, 0, attack.components[0].type, ())
    for entry in table.boons(target, "quarry"):
        if entry.source == who.id:
            yield Component(entry.amount, entry.die, 0, attack.components[0].type, ())
    for power in guard.on(table, who):
        yield from map(of_row, power.row.adds)


def _wounds(table: Table, who: Profile, target: Profile) -> Iterator[Component]:
    """What lies on whoever is struck adds to the hits of whose magic it is."""
    for key in dict.fromkeys(one.by for one in table.now[target.id].suffers if one.source == who.id and one.by):
        yield from map(of_row, who.power(key).row.wounds)


def blunted(table: Table, who: Profile, attack: Attack, rolls: Rolls) -> Course[Rolls]:
    """What is left of a weapon's damage where magic takes from it: dice (never below 1), or half of it."""
    if attack.way == "spell":
        return rolls
    (type_, amount), *rest = rolls.amounts
    for entry in {one.by: one for one in table.boons(who, "blade_less")}.values():
        face = yield die(entry.die, rules.damage.roll, who.id)
        amount = max(amount - face, 1)
        rolls = rolls._replace(parts=(*rolls.parts, Part("lent-die", -face)))
    amounts = ((type_, amount), *rest)
    if table.boons(who, "enfeebled") and by_strength(who, attack):
        amounts = tuple((type_, rules.damage.save_half(amount)) for type_, amount in amounts)
    return rolls._replace(amounts=amounts)
