"""Misty Escape: it drifts away as a cloud of mist instead of falling, where no sun shines and no water runs."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import DROPS_TO_0
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.damage.zero import Fall
from bojiste.systems.srd5.play.senses.surroundings import in_running_water, in_sunlight
from bojiste.systems.srd5.play.spellcasting import ending
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait, has

TRAIT = Trait("misty_escape")


@TRAIT.speaks(DROPS_TO_0)
def escapes(table: Table, target: Profile, fall: Fall) -> Course[bool]:
    """Whether it is gone."""
    if in_sunlight(table, target) or in_running_water(table, target):
        return False
    table.lives_changed = True
    changes = table.state.change(target.id, hp=0, **ending.GONE)
    yield Event("escapes", has, target.id, changes=changes, seen=OPEN)
    yield from consequences(table, target)
    return True
