"""Reactive Heads: each head beyond one has a reaction for opportunity attacks (``play.reaction``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("reactive_heads")
