"""Twinned Spell: for as many points as its level (one for a cantrip) a spell for one creature is for two."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.font_of_magic import Metamagic, shaped
from bojiste.systems.srd5.moments import SPELL_CHOSEN
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.targets import candidates
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Metamagic("twinned_spell")


@TRAIT.speaks(SPELL_CHOSEN)
def twins(table: Table, who: Profile, power: Power, slot: int) -> Course[Power]:
    """By default against enemies."""
    alone = power.area is None and not power.at_self and not power.row.target.rays and not power.missiles(slot)
    if power.shaped or not alone or power.targets(slot) != 1 or len(candidates(table, who, power)) < TWO:
        return power
    paid = yield from TRAIT.pays(table, who, max(1, slot), power.harmful)
    return shaped(power, TRAIT.name, targets=TWO) if paid else power


TWO = 2
