"""Ice Walk: snow is no difficult ground for it (``play.movement``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import Trait, Twin

TRAIT = Trait("ice_walk", Twin("harmless", ""))
