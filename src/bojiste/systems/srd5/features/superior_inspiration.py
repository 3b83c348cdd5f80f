"""Superior Inspiration: whoever has no inspiration left as initiative is rolled regains one use."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature, given_back
from bojiste.systems.srd5.features.cutting_words import INSPIRATION
from bojiste.systems.srd5.moments import FIGHT_BEGINS
from bojiste.systems.srd5.play.spellcasting import use_cost
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("superior_inspiration")


@TRAIT.speaks(FIGHT_BEGINS)
def regains(table: Table, who: Profile) -> Course[None]:
    """One of those that are gone."""
    power = who.powers.get(INSPIRATION)
    if power is not None and not use_cost.slots(table, who, power):
        yield TRAIT.told(who, None, given_back(table, who, power.store, 1))
