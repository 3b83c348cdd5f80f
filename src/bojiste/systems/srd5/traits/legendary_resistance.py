"""Legendary Resistance: so many times a day a failed saving throw is a success."""

from __future__ import annotations

from bojiste.core.ask import yes_no
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import SAVE_FAILED
from bojiste.systems.srd5.play.attacks.shot import Failed
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("legendary_resistance", HARMLESS)


@TRAIT.speaks(SAVE_FAILED)
def resists(table: Table, who: Profile, failed: Failed) -> Course[bool]:
    """Whether it chooses to."""
    used, allowed = table.now[who.id].used, rules.monster.legendary_resistance
    if not allowed(used.count(TRAIT.name), TRAIT.number(who)):
        return False
    if (yield yes_no("legendary-resistance", allowed, who.seat, who.id, True)) != "yes":
        return False
    changes = table.state.change(who.id, used=(*used, TRAIT.name))
    yield Event("legendary-resistance", rule=allowed, actor=who.id, changes=changes, seen=OPEN)
    return True
