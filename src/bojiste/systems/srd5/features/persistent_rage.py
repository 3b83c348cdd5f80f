"""Persistent Rage: rage does not end early but by unconsciousness (``features.rage``)."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature

TRAIT = Feature("persistent_rage")
