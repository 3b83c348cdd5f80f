"""What magic that lies on somebody makes of the blows of its weapons, and of those that meet it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bojiste.core.dice import die
from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import all_of
from bojiste.systems.srd5.effects.extra_damage import ExtraDamage
from bojiste.systems.srd5.moments import ATTACK_FORMED, DAMAGE_ROLLED, HIT_EFFECTS
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.component import Component, of_row
from bojiste.systems.srd5.play.damage.blow import Rolls
from bojiste.systems.srd5.play.spellcasting import lasting, ongoing_effects
from bojiste.systems.srd5.play.spellcasting.ongoing_effects import by_strength
from bojiste.systems.srd5.play.spellcasting.resolve import Met, befalls
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile


@ATTACK_FORMED.voice("shillelagh", state=("suffers",))
def _leads(shot: Shot) -> Course[None]:
    """A club or a staff that magic leads."""
    yield from ()
    shot.attack = ongoing_effects.led(shot.table, shot.who, shot.attack)


@ATTACK_FORMED.voice("weapon_magic", state=("suffers",))
def _edges(shot: Shot) -> Course[None]:
    """Magic on the weapon, on whoever bears it, or on its target."""
    yield from ()
    shot.attack = edged(shot.table, shot.who, shot.target, shot.attack)


def edged(table: Table, who: Profile, target: Profile, attack: Attack) -> Attack:
    """An attack as it is made at somebody now: surer, harder, with further dice."""
    if not attack.components:
        return attack
    armed = attack.way != "spell"
    surer = table.boon(who, "blade") if armed else 0
    more = (*(_added(table, who, target, attack) if armed else ()), *ongoing_effects.wounds(table, who, target))
    if not surer and not more and not table.boons(who, "double"):
        return attack
    if table.boons(who, "double") and by_strength(who, attack):
        attack = replace(attack, components=tuple(one._replace(dice=2 * one.dice) for one in attack.components))
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
    for source, power, effect in ongoing_effects.laid(table, who):
        for extra in all_of(power, ExtraDamage):
            if extra.hits == "own" and (source is who or not extra.once) and (attack.melee or not extra.melee_only):
                more = {part.type: part.count for part in extra.per_slot}
                steps = power.levels_above(_level(table, source, effect), extra.every)
                yield from (of_row(row, more.get(row.type, 0) * steps) for row in extra.dice)


def _level(table: Table, source: Profile, effect: str) -> int:
    """The slot that an effect has been cast with."""
    return next((one.level for one in table.now[source.id].running if one.id == effect), 0)


@HIT_EFFECTS.voice("smites", by=lambda attack: attack.way != "spell" and bool(attack.components), state=("suffers",))
def _smites(shot: Shot) -> Course[None]:
    """What has waited for a weapon's hit goes over to whoever is hit."""
    table, who, target = shot.table, shot.who, shot.target
    for source, power, effect in tuple(ongoing_effects.laid(table, who)):
        if power.waits and source is who:
            kept = tuple(one for one in table.now[who.id].suffers if one.effect != effect)
            changes = table.state.change(who.id, suffers=kept)
            yield Event("smites", lasting.spell, who.id, target.id, changes=changes, data=power.facts, seen=OPEN)
            met = Met(who, power, _level(table, who, effect), effect=effect, struck=True)
            yield from befalls(table, met, target)


@DAMAGE_ROLLED.voice("weapon_magic", by=lambda attack: attack.way != "spell", state=("suffers",))
def _blunts(shot: Shot, rolls: Rolls) -> Course[Rolls]:
    """What is left of a weapon's damage where magic takes from it: dice (never below 1), or half of it."""
    table, who, attack = shot.table, shot.who, shot.attack
    (type_, amount), *rest = rolls.amounts
    for entry in {one.by: one for one in table.boons(who, "blade_less")}.values():
        face = yield die(entry.die, rules.damage.roll, who.id)
        amount = max(amount - face, 1)
        rolls = rolls._replace(parts=(*rolls.parts, Part("lent-die", -face, entry.die)))
    amounts = ((type_, amount), *rest)
    if table.boons(who, "enfeebled") and by_strength(who, attack):
        amounts = tuple((type_, rules.damage.save_half(amount)) for type_, amount in amounts)
    return rolls._replace(amounts=amounts)
