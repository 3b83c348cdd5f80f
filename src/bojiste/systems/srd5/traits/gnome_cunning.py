"""Gnome Cunning: advantage on saving throws of the mind against magic."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("gnome_cunning", HARMLESS)
MIND = frozenset({"intelligence", "wisdom", "charisma"})


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against magic that works on the mind."""
    return "gnome-cunning" if against.magical and against.ability in MIND else ""
