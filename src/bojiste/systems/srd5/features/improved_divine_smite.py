"""Improved Divine Smite: every hit with a melee weapon does 1d8 radiant damage more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.attacks.weapon import Attack, forged
from bojiste.systems.srd5.play.component import Component

TRAIT = Feature("improved_divine_smite")


@forged(TRAIT.name)
def shines(attack: Attack, level: int, ability: Mapping[str, int]) -> Attack:
    """The attack, if it is one with a melee weapon."""
    if not (attack.melee and attack.item and attack.components):
        return attack
    more = Component(1, 8, 0, rules.damage.types("radiant"), ())
    return replace(attack, components=(*attack.components, more))
