"""Natural Recovery: once a day a short rest gives slots back whose levels come to half of its own (rounded up), none of
level 6 or higher."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature, once, recovered
from bojiste.systems.srd5.moments import SHORT_REST
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("natural_recovery", uses=once)


@TRAIT.speaks(SHORT_REST)
def recovers(table: Table, who: Profile) -> dict[str, object]:
    """The highest slots that are gone first."""
    return recovered(table, who, TRAIT)
