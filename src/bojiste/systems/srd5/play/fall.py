"""Falling: who stays aloft, what a fall does, and when it comes."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.blow import Blow, rolled
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.condition import inflict
from bojiste.systems.srd5.play.damage import harm
from bojiste.systems.srd5.play.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import BLUDGEONING


def unless_held(table: Table, who: Profile) -> Course[None]:
    """Somebody in the air falls unless something holds it there."""
    if isinstance(table, Room) and not table.now[who.id].rides and table.aloft(who) > 0 and not _held(table, who):
        yield from falls_down(table, who)


def _held(room: Room, who: Profile) -> bool:
    """Whether something holds somebody up: a flying speed it can use, hovering, or a face it hangs on."""
    if room.borne(who):
        return True
    effects = room.effects(who)
    alive = room.now[who.id].life == "ok"
    if effects.bodiless and alive:
        return True
    able = alive and not effects.no_movement
    if not room.speed(who, "fly") and able and not effects.crawls and room.grid and not who.speeds["fly"]:
        return room.hanging(who) >= room.now[who.id].z
    falls = rules.flying.fall_trigger(bool(effects.crawls), room.speed(who, "fly"), able)
    return not falls or (alive and rules.flying.hover_exempt(who.hovers, room.borne(who)))


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
        yield from harm(room, who, Blow(None, rolls))
        if rules.fall.prone(before != (now.hp, now.thp)) and now.life == "ok":
            yield from inflict(room, None, who, Suffering("prone"))
