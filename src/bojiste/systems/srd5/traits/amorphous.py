"""Amorphous: it gets through the narrowest places without squeezing (``play.room``, ``play.movement``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import Trait, Twin

TRAIT = Trait("amorphous", Twin("harmless", ""))
