"""Jack of All Trades: half of the proficiency bonus (rounded down) on checks that it is not trained in."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import CHECK_BONUS
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("jack_of_all_trades")


@TRAIT.speaks(CHECK_BONUS)
def knows_a_little(table: Table, who: Profile, skill: str, bonus: int) -> int:
    """With more on it."""
    return bonus if skill in who.sheet.skills else bonus + who.proficiency // 2
