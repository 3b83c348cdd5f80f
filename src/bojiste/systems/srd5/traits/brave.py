"""Brave: advantage on saving throws against being frightened."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("brave", HARMLESS)
AGAINST = frozenset({"frightened"})


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against these conditions."""
    return "" if AGAINST.isdisjoint(against.brought) else "brave"
