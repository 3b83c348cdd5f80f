"""Halfling Nimbleness: it may move through the space of whoever is larger than itself."""

from __future__ import annotations

from bojiste.systems.srd5.play.profile import Profile
from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("halfling_nimbleness")


def slips(who: Profile, other: Profile) -> bool:
    """Whether it gets through another's space by being so small."""
    return TRAIT.of(who) and who.size < other.size
