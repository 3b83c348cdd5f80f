"""Indomitable Might: a check of Strength comes to its Strength score at the least."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import CHECK_TOTAL
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SKILL_ABILITY

TRAIT = Feature("indomitable_might")


@TRAIT.speaks(CHECK_TOTAL)
def at_least(table: Table, who: Profile, skill: str, natural: int, total: int) -> int:
    """The score, where the total is lower."""
    strong = SKILL_ABILITY.get(skill, skill) == "strength"
    return max(total, who.sheet.abilities.get("strength", 10)) if strong else total
