"""Reactive: it has a reaction on every turn (``play.turn``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("reactive")
