"""Danger Sense: advantage on saving throws of Dexterity against what it can see: not while it is blinded, deafened or
cannot act. (What it cannot see nobody tells apart.)"""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import SAVE_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Found, because
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("danger_sense")


@TRAIT.speaks(SAVE_ADVANTAGE)
def senses(table: Table, who: Profile, ability: str) -> Found:
    """Danger, in time."""
    dull = "blinded" in table.now[who.id].conditions or table.effects(who).deaf or not table.acts(who)
    return because("danger-sense", +1, ability == "dexterity" and not dull)
