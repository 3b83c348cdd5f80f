"""Quickened Spell: for two points a spell that takes an action takes a bonus action."""

from __future__ import annotations

from bojiste.systems.srd5.features.font_of_magic import Metamagic, shaped
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Metamagic("quickened_spell")
POINTS = 2


def quick(table: Table, who: Profile, power: Power) -> Power | None:
    """The same spell as a bonus action."""
    return shaped(power, TRAIT.name, "use", time="bonus") if power.row.use.time == "action" else None


DEED = TRAIT.deed("quicken", POINTS, quick)
