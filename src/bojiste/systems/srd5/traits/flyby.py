"""Flyby: who flies out of a reach provokes no opportunity attack (``play.reaction``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("flyby", HARMLESS)
