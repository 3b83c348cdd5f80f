"""Aura of Devotion: it and its friends within 10 feet (30 from level 18) are not charmed while it is awake."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature, near
from bojiste.systems.srd5.moments import CONDITION_GAINED
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("aura_of_devotion")


@CONDITION_GAINED.voice(TRAIT.name, there=("aura",))
def keeps_off(table: Table, who: Profile, entry: Suffering) -> bool:
    """Whether somebody near, or it itself, keeps that off it."""
    return entry.name == "charmed" and near(table, who, TRAIT) is not None
