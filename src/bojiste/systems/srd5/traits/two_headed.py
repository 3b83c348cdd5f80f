"""Two-Headed: advantage on saving throws against what clouds both heads."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("two_headed", HARMLESS)
AGAINST = frozenset({"blinded", "charmed", "deafened", "frightened", "stunned", "unconscious"})


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against these conditions."""
    return "" if AGAINST.isdisjoint(against.brought) else "two-headed"
