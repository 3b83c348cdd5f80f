"""Archery: 2 more on attack rolls with ranged weapons (a melee weapon that is thrown is none)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bojiste.core.event import Part
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.attacks.weapon import Attack, forged
from bojiste.systems.srd5.traits.base import PLAYED
from bojiste.systems.srd5.words.goods import WEAPONS

TRAIT = Feature("archery", PLAYED)
BONUS = 2


@forged(TRAIT.name)
def surer(attack: Attack, level: int, ability: Mapping[str, int]) -> Attack:
    """The attack, if it is one with a ranged weapon."""
    ranged = attack.word in WEAPONS and WEAPONS[attack.word].ranged
    if not ranged:
        return attack
    return replace(attack, bonus=attack.bonus + BONUS, parts=(*attack.parts, Part(TRAIT.name, BONUS)))
