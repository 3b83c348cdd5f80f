"""Relentless Rage: whoever falls to 0 hit points in its rage, and is not killed outright, stays at 1 by a saving throw
of Constitution against 10, and 5 more for each time since the last rest."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.features.rage import rages
from bojiste.systems.srd5.moments import DROPS_TO_0
from bojiste.systems.srd5.play.damage.zero import Fall, outright, stays_up
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("relentless_rage", rest="short")
FIRST, STEP = 10, 5


@TRAIT.speaks(DROPS_TO_0, state=("running",))
def fights_on(table: Table, target: Profile, fall: Fall) -> Course[bool]:
    """Whether it stays up."""
    if fall.spared or outright(table, target, fall) or not rages(table, target):
        return False
    dc = FIRST + STEP * table.now[target.id].used.count(TRAIT.name)
    if not (yield from save(table, target, "constitution", dc)):
        return False
    yield stays_up(table, target, TRAIT.name, used_up=True)
    return True
