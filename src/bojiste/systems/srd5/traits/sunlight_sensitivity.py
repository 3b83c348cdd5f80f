"""Sunlight Sensitivity: sunlight hampers its attacks."""

from __future__ import annotations

from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.play.senses.surroundings import in_sunlight
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("sunlight_sensitivity", HARMLESS)


@TRAIT.speaks(ATTACK_ADVANTAGE)
def hinders(aim: Aim) -> Found:
    """Disadvantage in sunlight."""
    return because("dazzled", -1, in_sunlight(aim.table, aim.who))
