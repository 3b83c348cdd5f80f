"""Distant Spell: for a point a spell reaches twice as far, one by touch 30 feet."""

from __future__ import annotations

from bojiste.systems.srd5.features.font_of_magic import Metamagic, shaped
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Metamagic("distant_spell")
POINTS = 1
TOUCH_FEET = 30


def far(table: Table, who: Profile, power: Power) -> Power | None:
    """The same spell from farther away; none where it comes from its caster, or nobody stands anywhere."""
    if power.at_self or power.row.use.time == "reaction" or table.abstract:
        return None
    return shaped(power, TRAIT.name, range=2 * (power.row.target.range or 0) or TOUCH_FEET)


DEED = TRAIT.deed("distant", POINTS, far)
