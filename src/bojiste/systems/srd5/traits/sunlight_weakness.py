"""Sunlight Weakness: sunlight hampers its attacks, checks and saving throws."""

from __future__ import annotations

from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE, CHECK_ADVANTAGE, SAVE_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.play.senses.surroundings import in_sunlight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("sunlight_weakness")


@TRAIT.speaks(ATTACK_ADVANTAGE)
def hinders(aim: Aim) -> Found:
    """Disadvantage on attacks in sunlight."""
    return because("dazzled", -1, in_sunlight(aim.table, aim.who))


@TRAIT.speaks(CHECK_ADVANTAGE)
@TRAIT.speaks(SAVE_ADVANTAGE)
def hampers(table: Table, who: Profile, what: str) -> Found:
    """Disadvantage on checks and saving throws in sunlight."""
    return because("dazzled", -1, in_sunlight(table, who))
