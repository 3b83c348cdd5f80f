"""Supreme Sneak: advantage on Stealth for who has moved no more than half its speed on its turn."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import CHECK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Reason, because
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("supreme_sneak")


@TRAIT.speaks(CHECK_ADVANTAGE)
def slinks(table: Table, who: Profile, skill: str) -> tuple[Reason, ...]:
    """Of the speed that it has now."""
    slow = 2 * table.now[who.id].turn.moved <= max(who.speeds.values())
    return because("supreme-sneak", +1, skill == "stealth" and slow)
