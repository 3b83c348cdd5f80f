"""Frost Brand: its hits do 1d6 cold damage more (``words.treasure``); whoever has it in hand resists fire."""

from __future__ import annotations

from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.moments import DAMAGE_TAKEN, RESISTANCE, Standing
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FIRE

TRAIT = MagicItem("frost_brand")


@TRAIT.speaks(DAMAGE_TAKEN)
def cools(table: Table, target: Profile, blow: Blow, type_: int) -> Standing:
    """Fire."""
    return RESISTANCE if type_ == FIRE and TRAIT.drawn(table, target) else 0
