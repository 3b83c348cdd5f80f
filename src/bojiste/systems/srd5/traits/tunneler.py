"""Tunneler: it burrows through rock at half speed (``play.burrow``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("tunneler", HARMLESS)
