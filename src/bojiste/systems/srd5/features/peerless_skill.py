"""Peerless Skill: a die of its own inspiration for an ability check of its own, once the total is known."""

from __future__ import annotations

from bojiste.core.dice import die
from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.features.cutting_words import INSPIRATION, sides
from bojiste.systems.srd5.moments import CHECK_ROLLED
from bojiste.systems.srd5.play.spellcasting import use_cost
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("peerless_skill")


@TRAIT.speaks(CHECK_ROLLED)
def inspires_itself(table: Table, who: Profile, total: int) -> Course[tuple[Part, ...]]:
    """By default where the check has gone badly."""
    power = who.powers.get(INSPIRATION)
    if power is None or not use_cost.slots(table, who, power) or not (yield from TRAIT.wanted(who, total < POOR)):
        return ()
    yield TRAIT.told(who, changes=table.state.change(who.id, used=(*table.now[who.id].used, power.store)))
    face: int = yield die(sides(power), has, who.id)
    return (Part(TRAIT.name, face, sides(power)),)


POOR = 15
"""A total below this wants a die."""
