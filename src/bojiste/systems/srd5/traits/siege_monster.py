"""Siege Monster: double damage to objects."""

from __future__ import annotations

from bojiste.systems.srd5.moments import DAMAGE_DEALT
from bojiste.systems.srd5.play.blow import Amounts
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("siege_monster", HARMLESS)


@TRAIT.speaks(DAMAGE_DEALT)
def razes(target: Profile, amounts: Amounts) -> Amounts:
    """Twice as much to an object."""
    return tuple((type_, 2 * amount) for type_, amount in amounts) if target.is_object else amounts
