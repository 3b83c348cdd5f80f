"""Brooch of Shielding: besides its resistance (``words.treasure``) magic missiles do its wearer no damage."""

from __future__ import annotations

from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.moments import DAMAGE_TAKEN, IMMUNITY, Standing
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = MagicItem("brooch_of_shielding")


@TRAIT.speaks(DAMAGE_TAKEN)
def stops(table: Table, target: Profile, blow: Blow, type_: int) -> Standing:
    """Darts that hit by themselves."""
    return IMMUNITY if blow.darts else 0
