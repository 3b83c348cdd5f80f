"""Invisible: it is so from the start."""

from __future__ import annotations

from bojiste.systems.srd5.moments import FROM_THE_START
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.traits.base import Trait

TRAIT = Trait("invisible")


@TRAIT.speaks(FROM_THE_START)
def lies_on_it() -> Suffering:
    """Like what a power brings."""
    return Suffering("invisible")
