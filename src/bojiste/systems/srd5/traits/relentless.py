"""Relentless: once, so little damage does not bring it to 0 hit points."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import DROPS_TO_0
from bojiste.systems.srd5.play.damage.zero import Fall, outright, stays_up
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import PLAYED, Trait

TRAIT = Trait("relentless", PLAYED)


def shrugs(damage: int, most: int) -> bool:
    """Whether damage is no more than what it shrugs off."""
    return damage <= most


@TRAIT.speaks(DROPS_TO_0)
def relents(table: Table, target: Profile, fall: Fall) -> Course[bool]:
    """Whether it stays up, which uses the trait up."""
    little = shrugs(fall.taken.damage, TRAIT.number(target)) and TRAIT.name not in table.now[target.id].used
    if not little or fall.spared or outright(table, target, fall):
        return False
    yield stays_up(table, target, TRAIT.name, used_up=True)
    return True
