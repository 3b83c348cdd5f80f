"""Dwarven Resilience: advantage on saving throws against poison (its resistance to that stands in the sheet)."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("dwarven_resilience", HARMLESS)


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against what poisons, and against poison damage."""
    return "dwarven-resilience" if against.poison else ""
