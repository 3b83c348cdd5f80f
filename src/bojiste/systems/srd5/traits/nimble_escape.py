"""Nimble Escape: Disengage or Hide as a bonus action (``play.monster``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("nimble_escape", HARMLESS)
