"""Swarm: it shares the space of others, and nothing gives it hit points (``play.present``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import Trait, Twin

TRAIT = Trait("swarm", Twin("played", ""))
