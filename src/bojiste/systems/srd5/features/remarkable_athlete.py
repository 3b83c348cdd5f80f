"""Remarkable Athlete: half of the proficiency bonus (rounded up) on checks of Strength, Dexterity and Constitution that
it is not trained in. (Its share in the initiative stands in the sheet's number.)"""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import CHECK_BONUS
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SKILL_ABILITY

TRAIT = Feature("remarkable_athlete")
BODY = ("strength", "dexterity", "constitution")


@TRAIT.speaks(CHECK_BONUS)
def fitter(table: Table, who: Profile, skill: str, bonus: int) -> int:
    """With more on it."""
    body = SKILL_ABILITY.get(skill, skill) in BODY and skill not in who.sheet.skills
    return bonus + (who.proficiency + 1) // 2 if body else bonus
