"""Relentless Endurance: once, it stays at 1 hit point instead of falling to 0."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import DROPS_TO_0
from bojiste.systems.srd5.play.damage.zero import Fall, outright, stays_up
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import PLAYED, Trait

TRAIT = Trait("relentless_endurance", PLAYED)


@TRAIT.speaks(DROPS_TO_0)
def endures(table: Table, target: Profile, fall: Fall) -> Course[bool]:
    """Whether it stays up, which uses the trait up."""
    if TRAIT.name in table.now[target.id].used or fall.spared or outright(table, target, fall):
        return False
    yield stays_up(table, target, TRAIT.name, used_up=True)
    return True
