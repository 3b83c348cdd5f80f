"""Undead Fortitude: a Constitution saving throw keeps it at 1 hit point, unless by radiant damage or a critical hit."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import DROPS_TO_0
from bojiste.systems.srd5.play.damage.zero import Fall, outright, stays_up
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import PLAYED, Trait
from bojiste.systems.srd5.words import RADIANT

TRAIT = Trait("undead_fortitude", PLAYED)


def fortitude(damage: int) -> int:
    """The DC at which it withstands this damage."""
    return 5 + damage


@TRAIT.speaks(DROPS_TO_0)
def withstands(table: Table, target: Profile, fall: Fall) -> Course[bool]:
    """Whether its saving throw is made."""
    radiant = any(type_ == RADIANT for type_, _ in fall.blow.rolls.amounts)
    if radiant or fall.blow.critical or fall.spared or outright(table, target, fall):
        return False
    if not (yield from save(table, target, "constitution", fortitude(fall.taken.damage))):
        return False
    yield stays_up(table, target, TRAIT.name)
    return True
