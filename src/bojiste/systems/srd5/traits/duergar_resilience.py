"""Duergar Resilience: advantage on saving throws against magic, illusions, and what charms, paralyzes or poisons."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("duergar_resilience", HARMLESS)
AGAINST = frozenset({"charmed", "paralyzed"})


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against magic, poison, and these conditions."""
    works = against.magical or against.poison or not AGAINST.isdisjoint(against.brought)
    return "duergar-resilience" if works else ""
