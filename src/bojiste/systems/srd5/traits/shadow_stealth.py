"""Shadow Stealth: in dim light or darkness it hides as a bonus action, with its number as the bonus."""

from __future__ import annotations

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import CHECK_BONUS
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("shadow_stealth")


def shrouded(table: Table, who: Profile) -> bool:
    """Whether it has it, and stands in dim light or darkness."""
    return TRAIT.of(who) and sight.light_on(table, who) != rules.sight.BRIGHT


@TRAIT.speaks(CHECK_BONUS)
def hides(table: Table, who: Profile, skill: str, bonus: int) -> int:
    """Its bonus to Stealth."""
    return max(bonus, TRAIT.number(who)) if skill == "stealth" and shrouded(table, who) else bonus
