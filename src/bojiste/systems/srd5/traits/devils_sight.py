"""Devil's Sight: magical darkness does not hinder its darkvision (``play.sight``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("devils_sight", HARMLESS)
