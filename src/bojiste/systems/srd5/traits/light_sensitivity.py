"""Light Sensitivity: bright light hampers its attacks."""

from __future__ import annotations

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("light_sensitivity", HARMLESS)


@TRAIT.speaks(ATTACK_ADVANTAGE)
def hinders(aim: Aim) -> Found:
    """Disadvantage in bright light."""
    return because("dazzled", -1, sight.light_on(aim.table, aim.who) == rules.sight.BRIGHT)
