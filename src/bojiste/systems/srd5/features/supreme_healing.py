"""Supreme Healing: the dice of its spells that heal show their highest faces, and are not rolled."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import HEALING_FULL
from bojiste.systems.srd5.play.spellcasting.in_use import Met

TRAIT = Feature("supreme_healing")


@TRAIT.speaks(HEALING_FULL)
def full(met: Met) -> bool:
    """Of spells alone."""
    return met.power.spell
