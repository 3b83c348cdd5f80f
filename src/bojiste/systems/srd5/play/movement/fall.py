"""Falling: who stays aloft, what a fall does, and when it comes."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import FALLEN_DOWN
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.damage.blow import Blow, rolled
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import BLUDGEONING


def unless_held(table: Table, who: Profile) -> Course[None]:
    """Somebody in the air falls unless something holds it there."""
    if isinstance(table, Room) and not table.now[who.id].rides and table.aloft(who) > 0 and not _held(table, who):
        yield from falls_down(table, who)


def _held(room: Room, who: Profile) -> bool:
    """Whether something holds somebody up: in the air, a face it hangs on, or who carries it off in flight."""
    if held_in_air(room, who) or any(held_in_air(room, one) for one in _holders(room, who)):
        return True
    effects = room.effects(who)
    able = room.now[who.id].life == "ok" and not effects.no_movement and not effects.crawls
    return able and room.grid and not who.speeds["fly"] and room.hanging(who) >= room.now[who.id].z


def _holders(room: Room, who: Profile) -> list[Profile]:
    """Those who hold somebody in a grapple, up in the air."""
    ids = {entry.source for entry in room.now[who.id].suffers if entry.name == "grappled"}
    return [one for one in room.everybody if one.id in ids and room.aloft(one) > 0]


def held_in_air(room: Room, who: Profile) -> bool:
    """Whether something holds somebody up where nothing is to hang on to: magic, hovering, no firm body, or a flying
    speed that it can use."""
    effects, alive = room.effects(who), room.now[who.id].life == "ok"
    hovers = alive and (who.hovers or bool(effects.bodiless))
    able = alive and not effects.no_movement
    falls = rules.flying.fall_trigger(bool(effects.crawls), room.speed(who, "fly"), able)
    return not falls or rules.flying.hover_exempt(hovers, room.borne(who))


@procedure("srd5.fall.immediate")
def falls_down(room: Room, who: Profile) -> Course[None]:
    """A fall, at once and over the whole height: it takes no movement, provokes nobody, and whoever is hurt lies."""
    height = room.aloft(who) * room.unit
    now = room.now[who.id]
    changes = room.placed(who, now.x, now.y, room.ground_at(who, now.x, now.y))
    data = {"height_hf": height}
    yield Event("falls-down", rule=falls_down, actor=who.id, changes=changes, data=data, seen=OPEN)
    dice = rules.fall.damage(height)
    if now.life == "dead":
        return
    if dice:
        before = (now.hp, now.thp)
        rolls = yield from rolled(room, who, (Component(dice, 6, 0, BLUDGEONING, ()),))
        for softens in room.voices[who][FALLEN_DOWN]:
            rolls = yield from softens(room, who, rolls)
        yield from harm(room, who, Blow(None, rolls))
        if rules.fall.prone(before != (now.hp, now.thp)) and now.life == "ok":
            yield from inflict(room, None, who, Suffering("prone"))
