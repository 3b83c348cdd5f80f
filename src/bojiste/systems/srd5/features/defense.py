"""Defense: 1 more Armor Class in armour (it stands in the number: ``play.profile``)."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.traits.base import HARMLESS

TRAIT = Feature("defense", HARMLESS)
