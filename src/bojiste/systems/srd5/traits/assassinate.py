"""Assassinate: in the first round advantage at whoever has had no turn; what hits somebody surprised is critical."""

from __future__ import annotations

from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE, CRITICAL_HIT
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, Shot, because
from bojiste.systems.srd5.play.senses.surroundings import first_round
from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("assassinate")


@TRAIT.speaks(ATTACK_ADVANTAGE)
def helps(aim: Aim) -> Found:
    """Advantage at whoever has not acted yet."""
    return because("assassinate", +1, first_round(aim.table) and aim.target.id in aim.table.clock.left)


@TRAIT.speaks(CRITICAL_HIT)
def slays(shot: Shot) -> bool:
    """Every hit on somebody surprised."""
    return shot.table.now[shot.target.id].surprised
