"""Steadfast: it cannot be frightened while it sees an ally within 30 feet."""

from __future__ import annotations

from bojiste.systems.srd5.moments import CONDITION_GAINED
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait
from bojiste.systems.srd5.words import FT

TRAIT = Trait("steadfast")
NEAR = 30 * FT


@TRAIT.speaks(CONDITION_GAINED)
def keeps_off(table: Table, whom: Profile, entry: Suffering) -> bool:
    """Fear, where a friend stands by."""
    return entry.name == "frightened" and any(
        table.up(ally) and table.distance(whom, ally) <= NEAR and sight.sees(table, whom, ally) for ally in whom.allies
    )
