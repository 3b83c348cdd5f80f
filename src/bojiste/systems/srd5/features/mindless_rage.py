"""Mindless Rage: neither charmed nor frightened while it rages (``words.class_powers``)."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.features.rage import rages
from bojiste.systems.srd5.moments import CONDITION_GAINED
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("mindless_rage")


@TRAIT.speaks(CONDITION_GAINED, state=("running",))
def heeds_nothing(table: Table, who: Profile, entry: Suffering) -> bool:
    """Whether its rage keeps that off."""
    return entry.name in ("charmed", "frightened") and rages(table, who)
