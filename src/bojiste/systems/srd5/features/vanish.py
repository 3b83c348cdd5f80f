"""Vanish: it hides as a bonus action (``play.monsters.monster``)."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.traits.base import HARMLESS

TRAIT = Feature("vanish", HARMLESS)
