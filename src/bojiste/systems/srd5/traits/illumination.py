"""Illumination: it sheds light so far, and dim light as far again (``play.sight``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import Trait, Twin

TRAIT = Trait("illumination", Twin("harmless", ""))
