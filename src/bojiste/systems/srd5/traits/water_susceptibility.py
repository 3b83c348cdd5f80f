"""Water Susceptibility: 1 cold damage for every five feet in water."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import AFTER_STEP
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.movement.step_cost import Trod
from bojiste.systems.srd5.play.senses.surroundings import in_water
from bojiste.systems.srd5.traits.base import Trait
from bojiste.systems.srd5.words import COLD

TRAIT = Trait("water_susceptibility")
QUENCHED = 1
"""Damage of a step."""


@TRAIT.speaks(AFTER_STEP)
def quenched(trod: Trod) -> Course[None]:
    """Water quenches it."""
    if in_water(trod.table, trod.who):
        rolls = Rolls(((COLD, QUENCHED),), (), (Part("effect-damage", QUENCHED),))
        yield from harm(trod.table, trod.who, Blow(None, rolls))
