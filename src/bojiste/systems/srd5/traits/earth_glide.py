"""Earth Glide: it burrows through earth and rock (``play.burrow``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("earth_glide", HARMLESS)
