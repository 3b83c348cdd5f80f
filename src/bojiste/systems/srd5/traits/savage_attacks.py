"""Savage Attacks: a critical hit with a melee weapon rolls one die of the weapon more."""

from __future__ import annotations

from bojiste.systems.srd5.moments import CRITICAL_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("savage_attacks")


@TRAIT.speaks(CRITICAL_DICE)
def more(shot: Shot) -> Components:
    """A die that is not doubled, of the weapon's damage."""
    attack = shot.attack
    if not (attack.melee and attack.item and attack.components and attack.components[0].dice):
        return ()
    first = attack.components[0]
    return (Component(1, first.sides, 0, first.type, ()),)
