"""Vampire Weaknesses: the sun and running water hurt it, the sun hampers its attacks and checks."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE, CHECK_ADVANTAGE, REGENERATES, TURN_END, TURN_START
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.senses.surroundings import in_running_water, in_sunlight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait
from bojiste.systems.srd5.words import ACID, RADIANT

TRAIT = Trait("vampire_weaknesses")
SCORCHED = 20
"""Damage by either."""


@TRAIT.speaks(ATTACK_ADVANTAGE)
def hinders(aim: Aim) -> Found:
    """Disadvantage in sunlight."""
    return because("dazzled", -1, in_sunlight(aim.table, aim.who))


@TRAIT.speaks(CHECK_ADVANTAGE)
def hampers(table: Table, who: Profile, skill: str) -> Found:
    """Disadvantage in sunlight."""
    return because("dazzled", -1, in_sunlight(table, who))


@TRAIT.speaks(REGENERATES)
def stops(table: Table, who: Profile) -> bool:
    """Neither in sunlight nor in running water."""
    return in_sunlight(table, who) or in_running_water(table, who)


@TRAIT.speaks(TURN_START)
def burns(table: Table, who: Profile) -> Course[None]:
    """The sun burns it as its turn begins."""
    if in_sunlight(table, who):
        yield from _scorched(table, who, RADIANT)


@TRAIT.speaks(TURN_END)
def dissolves(table: Table, who: Profile) -> Course[None]:
    """Running water eats it as its turn ends."""
    if in_running_water(table, who):
        yield from _scorched(table, who, ACID)


def _scorched(table: Table, who: Profile, type_: int) -> Course[None]:
    if table.now[who.id].life != "dead":
        yield from harm(table, who, Blow(None, Rolls(((type_, SCORCHED),), (), (Part("effect-damage", SCORCHED),))))
