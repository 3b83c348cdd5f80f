"""Pack Tactics: an ally that can act is within 5 feet of the target."""

from __future__ import annotations

from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.play.senses.surroundings import flanked
from bojiste.systems.srd5.traits.base import PLAYED, Trait

TRAIT = Trait("pack_tactics", PLAYED)


@TRAIT.speaks(ATTACK_ADVANTAGE)
def helps(aim: Aim) -> Found:
    """Advantage, of whoever has such an ally."""
    return because("pack-tactics", +1, flanked(aim.table, aim.who, aim.target))
