"""Land's Stride: ground that is difficult by nature costs it nothing more (``play.table``), and it saves with advantage
against plants that magic has called to hinder."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against

TRAIT = Feature("lands_stride")
PLANTS = frozenset({"entangle", "plant_growth", "spike_growth", "wall_of_thorns"})
"""Spells of such plants."""


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against such a spell, or what goes on of it."""
    return "lands-stride" if against.power in PLANTS else ""
