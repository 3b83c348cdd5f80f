"""Potent Cantrip: half of the damage of its cantrips is left to whoever saves (``play.spellcasting.power``)."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature

TRAIT = Feature("potent_cantrip")
