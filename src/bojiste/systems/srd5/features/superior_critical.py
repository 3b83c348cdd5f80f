"""Superior Critical: attacks with weapons hit critically on an 18, 19 or 20."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.attacks.weapon import Attack, forged
from bojiste.systems.srd5.traits.base import PLAYED

TRAIT = Feature("superior_critical", PLAYED)
FROM = 18


@forged(TRAIT.name)
def keener(attack: Attack, level: int, ability: Mapping[str, int]) -> Attack:
    """The attack, which is one with a weapon or the bare hand."""
    return replace(attack, critical_from=min(attack.critical_from, FROM))
