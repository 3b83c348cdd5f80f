"""Barbed Hide: at the start of its turns 1d10 piercing damage to each that grapples it."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import TURN_START
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.damage.blow import Blow, rolled
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait
from bojiste.systems.srd5.words import PIERCING

TRAIT = Trait("barbed_hide")


@TRAIT.speaks(TURN_START)
def bristles(table: Table, who: Profile) -> Course[None]:
    """Whoever holds it is hurt."""
    holders = [one.id for one in who.enemies if who in table.holds(one)]
    for id in holders:
        rolls = yield from rolled(table, table.profiles[id], (Component(1, 10, 0, PIERCING, ()),))
        yield from harm(table, table.profiles[id], Blow(None, rolls))
