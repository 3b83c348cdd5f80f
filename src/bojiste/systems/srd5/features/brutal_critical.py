"""Brutal Critical: a critical hit in melee rolls one die of the weapon more, from level 13 two, from level 17 three."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import CRITICAL_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.component import Component

TRAIT = Feature("brutal_critical")


@TRAIT.speaks(CRITICAL_DICE)
def more(shot: Shot) -> Components:
    """Dice of the weapon, of its type."""
    attack, level = shot.attack, TRAIT.number(shot.who)
    if not (attack.melee and attack.way != "spell" and attack.components and attack.components[0].dice):
        return ()
    first = attack.components[0]
    return (Component(1 + (level >= 13) + (level >= 17), first.sides, 0, first.type, ()),)
