"""Magic Resistance: advantage on saving throws against magic."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("magic_resistance", HARMLESS)


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against all of it."""
    return "magic-resistance" if against.magical else ""
