"""Blood Frenzy: in melee against whoever has lost hit points."""

from __future__ import annotations

from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.traits.base import PLAYED, Trait

TRAIT = Trait("blood_frenzy", PLAYED)


@TRAIT.speaks(ATTACK_ADVANTAGE)
def helps(aim: Aim) -> Found:
    """Advantage at whoever bleeds."""
    return because("blood-frenzy", +1, aim.attack.melee and aim.other.hurt > 0)
