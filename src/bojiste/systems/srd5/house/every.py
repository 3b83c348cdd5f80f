"""What house rules offer on a turn."""

from __future__ import annotations

from bojiste.systems.srd5.house.healing_surge import HEALING_SURGE, SURGE
from bojiste.systems.srd5.house.potions import QUAFF, QUICKLY
from bojiste.systems.srd5.play.deed import Deed

DEEDS: tuple[Deed, ...] = (QUAFF, SURGE)
OFFERS = frozenset({HEALING_SURGE, QUICKLY})
"""The options by which there may be more to do on a turn than the book knows."""
