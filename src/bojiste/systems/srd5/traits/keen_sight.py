"""Keen Sight: advantage on checks of Perception."""

from __future__ import annotations

from bojiste.systems.srd5.moments import CHECK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Found, because
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("keen_sight", HARMLESS)


@TRAIT.speaks(CHECK_ADVANTAGE)
def helps(table: Table, who: Profile, skill: str) -> Found:
    """Its senses are sharp."""
    return because("keen-senses", +1, skill == "perception")
