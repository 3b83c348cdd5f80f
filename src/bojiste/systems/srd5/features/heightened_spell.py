"""Heightened Spell: for three points the first target of a spell saves with disadvantage the first time."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.font_of_magic import Metamagic, shaped
from bojiste.systems.srd5.moments import SPELL_CHOSEN, SPELL_RESISTED
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Metamagic("heightened_spell")
POINTS = 3
WORD = "heightened"


@TRAIT.speaks(SPELL_CHOSEN)
def heightens(table: Table, who: Profile, power: Power, slot: int) -> Course[Power]:
    """By default where failing brings a condition to one creature."""
    single = power.area is None and power.targets(slot) == 1
    if power.shaped or not power.row.test.save or power.area is not None:
        return power
    paid = yield from TRAIT.pays(table, who, POINTS, single and bool(power.inflicts))
    return shaped(power, TRAIT.name) if paid else power


@TRAIT.speaks(SPELL_RESISTED)
def harder(met: Met, one: Profile) -> str:
    """Its first saving throw: those that are repeated later are of the spell as it stands."""
    return WORD if TRAIT.name in met.power.shaped else ""
