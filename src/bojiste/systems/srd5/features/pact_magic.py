"""Pact Magic: any rest gives all slots back."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import SHORT_REST
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("pact_magic")


@TRAIT.speaks(SHORT_REST)
def recovers(table: Table, who: Profile) -> dict[str, object]:
    """All of them."""
    return {"slots": who.sheet.slots, "drained": ()}
