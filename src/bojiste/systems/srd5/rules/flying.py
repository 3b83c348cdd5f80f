"""``srd5.flying.*``: staying aloft."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.flying.fall_trigger")
def fall_trigger(prone: bool, speed: int, can_move: bool) -> bool:
    """Whether a creature in the air falls: it lies, has no speed that keeps it there, or cannot move at all."""
    return prone or speed <= 0 or not can_move


@rule("srd5.flying.hover_exempt")
def hover_exempt(hovers: bool, magic: bool) -> bool:
    """Whether it stays aloft all the same: it hovers, or magic holds it."""
    return hovers or magic
