"""Sorcerous Restoration: a short rest gives four sorcery points back."""

from __future__ import annotations

from bojiste.systems.srd5.features import font_of_magic
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import SHORT_REST
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("sorcerous_restoration")
POINTS = 4


@TRAIT.speaks(SHORT_REST)
def recovers(table: Table, who: Profile) -> dict[str, object]:
    """As many as are gone, four at the most."""
    kept, back = [], POINTS
    for one in table.now[who.id].used:
        if one == font_of_magic.TRAIT.name and back:
            back -= 1
        else:
            kept.append(one)
    return {"used": tuple(kept)} if back < POINTS else {}
