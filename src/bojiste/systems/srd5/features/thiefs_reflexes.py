"""Thief's Reflexes: in the first round a second turn, at 10 less than its initiative, unless it is surprised."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import TURNS_AGAIN
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("thiefs_reflexes")
LATER = 10
LAST = -100
"""A count of initiative after everybody else's."""


@TRAIT.speaks(TURNS_AGAIN)
def again(table: Table, who: Profile) -> int | None:
    """Last of all where the order was not rolled for."""
    now = table.now[who.id]
    if now.surprised:
        return None
    return LAST if now.initiative is None else now.initiative - LATER
