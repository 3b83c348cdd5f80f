"""Dwarven Resilience: advantage on saving throws against being poisoned (its resistance to poison stands in
the sheet)."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("dwarven_resilience", HARMLESS)
AGAINST = frozenset({"poisoned"})


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against this condition."""
    return "" if AGAINST.isdisjoint(against.brought) else "dwarven-resilience"
