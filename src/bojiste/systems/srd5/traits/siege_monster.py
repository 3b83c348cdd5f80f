"""Siege Monster: double damage to objects."""

from __future__ import annotations

from bojiste.systems.srd5.moments import OBJECT_DAMAGED
from bojiste.systems.srd5.play.damage.blow import Amounts
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("siege_monster", HARMLESS)


@TRAIT.speaks(OBJECT_DAMAGED)
def razes(amounts: Amounts) -> Amounts:
    """Twice as much."""
    return tuple((type_, 2 * amount) for type_, amount in amounts)
