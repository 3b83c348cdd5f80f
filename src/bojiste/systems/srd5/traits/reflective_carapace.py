"""Reflective Carapace: darts, lines and ranged spells glance off, and some turn back (``play.carapace``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("reflective_carapace")
