"""Echolocation: who is deafened has no blindsight (``play.sight``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("echolocation", HARMLESS)
