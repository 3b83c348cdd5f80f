"""Incorporeal Movement: nothing solid stops it; inside of that it takes 1d10 force damage at the end of its turn."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import TURN_END
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.damage.blow import Blow, rolled
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait, Twin
from bojiste.systems.srd5.words import FORCE

TRAIT = Trait("incorporeal_movement", Twin("harmless", ""))


@TRAIT.speaks(TURN_END)
def inside(table: Table, who: Profile) -> Course[None]:
    """Within something solid it is hurt."""
    if table.grid and table.solid & table.space(who):
        rolls = yield from rolled(table, who, (Component(1, 10, 0, FORCE, ()),))
        yield from harm(table, who, Blow(None, rolls))
