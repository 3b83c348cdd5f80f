"""Perfect Self: whoever has no ki left as initiative is rolled regains four points."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features import ki
from bojiste.systems.srd5.features.base import Feature, given_back
from bojiste.systems.srd5.moments import FIGHT_BEGINS
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("perfect_self")
POINTS = 4


@TRAIT.speaks(FIGHT_BEGINS)
def regains(table: Table, who: Profile) -> Course[None]:
    """Of those that are gone."""
    if ki.TRAIT.of(who) and not ki.TRAIT.left(table, who):
        yield TRAIT.told(who, None, given_back(table, who, ki.TRAIT.name, POINTS))
