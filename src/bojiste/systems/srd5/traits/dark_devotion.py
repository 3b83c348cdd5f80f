"""Dark Devotion: advantage on saving throws against being charmed or frightened."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("dark_devotion", HARMLESS)
AGAINST = frozenset({"charmed", "frightened"})


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against these conditions."""
    return "" if AGAINST.isdisjoint(against.brought) else "dark-devotion"
