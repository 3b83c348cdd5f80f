"""Feral Instinct: advantage on initiative. (To act though surprised by raging at once is left to the referee.)"""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import CHECK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Found, because
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("feral_instinct")


@TRAIT.speaks(CHECK_ADVANTAGE)
def is_first(table: Table, who: Profile, skill: str) -> Found:
    """At initiative, which is a check with no skill."""
    return because("feral-instinct", +1, not skill)
