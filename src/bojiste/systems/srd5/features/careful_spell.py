"""Careful Spell: for a point as many friends in the area as its Charisma modifier save by themselves."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.font_of_magic import Metamagic, shaped
from bojiste.systems.srd5.moments import SPELL_CHOSEN, SPELL_SPARES
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Metamagic("careful_spell")


@TRAIT.speaks(SPELL_CHOSEN)
def takes_care(table: Table, who: Profile, power: Power, slot: int) -> Course[Power]:
    """Asked before the place is chosen: by default not."""
    if power.shaped or power.area is None or not power.row.test.save or not who.allies:
        return power
    return shaped(power, TRAIT.name) if (yield from TRAIT.pays(table, who, 1, False)) else power


@TRAIT.speaks(SPELL_SPARES)
def spared(met: Met, one: Profile) -> bool:
    """Friends, those first that stand first in the scene."""
    many = max(1, met.who.ability["charisma"])
    return TRAIT.name in met.power.shaped and one in met.who.allies[:many]
