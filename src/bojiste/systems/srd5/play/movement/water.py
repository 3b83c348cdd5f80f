"""Holding one's breath."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.damage.damage import falls
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


def breathed(table: Table, who: Profile) -> tuple[Change, ...]:
    """As a turn begins: one more round without air, or a deep breath."""
    if not isinstance(table, Room):
        return ()
    return table.state.change(who.id, airless=table.now[who.id].airless + 1 if table.stifles(who) else 0)


def drowns(table: Table, who: Profile) -> Course[None]:
    """Whoever has choked long enough falls to 0 hit points and is dying."""
    if isinstance(table, Room) and table.now[who.id].life == "ok" and table.chokes(who):
        table.lives_changed = True
        changes = falls(table, who, "dying") + table.state.change(who.id, hp=0)
        yield Event("drowns", rule=rules.underwater.breath, actor=who.id, changes=changes, seen=OPEN)
        yield from consequences(table, who)
