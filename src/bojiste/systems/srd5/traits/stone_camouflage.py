"""Stone Camouflage: advantage on Stealth among boulders and rubble."""

from __future__ import annotations

from bojiste.systems.srd5.moments import CHECK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Found, because
from bojiste.systems.srd5.play.senses.surroundings import lies_in
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("stone_camouflage", HARMLESS)


@TRAIT.speaks(CHECK_ADVANTAGE)
def helps(table: Table, who: Profile, skill: str) -> Found:
    """What is around it looks like it."""
    return because("camouflage", +1, skill == "stealth" and lies_in(table, who, "boulders", "rubble"))
