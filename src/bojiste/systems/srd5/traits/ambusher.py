"""Ambusher: in the first round, against whoever was surprised."""

from __future__ import annotations

from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.play.senses.surroundings import first_round
from bojiste.systems.srd5.traits.base import PLAYED, Trait

TRAIT = Trait("ambusher", PLAYED)


@TRAIT.speaks(ATTACK_ADVANTAGE)
def helps(aim: Aim) -> Found:
    """Advantage at whoever was caught unawares."""
    return because("ambusher", +1, first_round(aim.table) and aim.other.caught)
