"""Grappler: against whoever it holds."""

from __future__ import annotations

from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("grappler")


@TRAIT.speaks(ATTACK_ADVANTAGE)
def helps(aim: Aim) -> Found:
    """Advantage at whom it has in its grip."""
    return because("grappler", +1, aim.target in aim.table.holds(aim.who))
