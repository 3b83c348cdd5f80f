"""Ki-Empowered Strikes: its unarmed strikes count as magical."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.attacks.weapon import Attack, forged

TRAIT = Feature("ki_empowered_strikes")


@forged(TRAIT.name)
def magical(attack: Attack, level: int, ability: Mapping[str, int]) -> Attack:
    """The attack, if it is one with bare hands."""
    return replace(attack, magical=True) if attack.key == "unarmed" else attack
