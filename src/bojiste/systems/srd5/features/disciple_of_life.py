"""Disciple of Life: its spells of level 1 and higher give back 2 and their level more hit points."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import HEALING
from bojiste.systems.srd5.play.spellcasting.in_use import Met

TRAIT = Feature("disciple_of_life")


@TRAIT.speaks(HEALING)
def gives_more(met: Met) -> int:
    """By the level at which it is cast."""
    return 2 + max(met.slot, met.power.level) if met.power.spell and met.power.level else 0
