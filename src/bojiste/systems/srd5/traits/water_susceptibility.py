"""Water Susceptibility: 1 cold damage for every five feet in water."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import ENTERS_SPACE
from bojiste.systems.srd5.play.blow import Blow, Rolls
from bojiste.systems.srd5.play.damage import harm
from bojiste.systems.srd5.play.surroundings import in_water
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait
from bojiste.systems.srd5.words import COLD

TRAIT = Trait("water_susceptibility")
QUENCHED = 1
"""Damage of a step."""


@TRAIT.speaks(ENTERS_SPACE)
def quenched(table: Table, who: Profile, before: tuple[int, int]) -> Course[None]:
    """Water quenches it."""
    if in_water(table, who):
        rolls = Rolls(((COLD, QUENCHED),), (), (Part("effect-damage", QUENCHED),))
        yield from harm(table, who, Blow(None, rolls))
