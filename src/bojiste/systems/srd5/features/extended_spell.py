"""Extended Spell: for a point a spell that lasts a minute or longer lasts twice as long, a day at the most."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.font_of_magic import Metamagic, shaped
from bojiste.systems.srd5.moments import SPELL_CHOSEN
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Metamagic("extended_spell")
POINTS = 1
MINUTE, DAY = 10, 14400
"""In rounds."""


@TRAIT.speaks(SPELL_CHOSEN)
def lasts_longer(table: Table, who: Profile, power: Power, slot: int) -> Course[Power]:
    """By default not: a fight is over before."""
    rounds = power.row.duration.rounds
    if power.shaped or rounds < MINUTE or not (yield from TRAIT.pays(table, who, POINTS, False)):
        return power
    return shaped(power, TRAIT.name, "duration", rounds=min(2 * rounds, DAY))
