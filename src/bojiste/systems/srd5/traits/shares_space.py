"""Shares its space: it may stop in another's space, and be entered (``play.movement``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("shares_space")
