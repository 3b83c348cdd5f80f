"""Evasion: a Dexterity saving throw for half leaves nothing when made, half when failed (``play.meet``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("evasion", HARMLESS)
