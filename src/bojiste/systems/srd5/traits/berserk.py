"""Berserk: with so few hit points or fewer it may go berserk as its turn starts, until all of them are back."""

from __future__ import annotations

from bojiste.core.dice import die
from bojiste.core.event import OPEN, Event, kept
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import TURN_START
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions.condition import lift
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait, has

TRAIT = Trait("berserk")


@TRAIT.speaks(TURN_START)
def boils(table: Table, who: Profile) -> Course[None]:
    """It goes berserk on a 6, or has come to itself."""
    now = table.now[who.id]
    raging = any(entry.name == "berserk" for entry in now.suffers)
    if raging and now.hp >= now.hp_max:
        changes = lift(table, who, "berserk")
        yield Event("recovers", has, who.id, changes=changes, data={"condition": "berserk"}, seen=OPEN)
    elif not raging and now.life == "ok" and now.hp <= TRAIT.number(who):
        face = yield die(6, has, who.id)
        changes = table.state.change(who.id, suffers=(*now.suffers, Suffering("berserk"))) if face == 6 else ()
        kind = "goes-berserk" if face == 6 else "stays-calm"
        yield Event(kind, has, who.id, None, kept(6, face), changes=changes, seen=OPEN)
