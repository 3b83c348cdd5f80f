"""Reliable Talent: the d20 of a check that it is trained in counts as 10 at the least."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import CHECK_TOTAL
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("reliable_talent")
LEAST = 10


@TRAIT.speaks(CHECK_TOTAL)
def at_least(table: Table, who: Profile, skill: str, natural: int, total: int) -> int:
    """The total with such a die, where it is trained."""
    return total + max(0, LEAST - natural) if skill in who.sheet.skills else total
