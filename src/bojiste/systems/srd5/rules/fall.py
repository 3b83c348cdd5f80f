"""``srd5.fall.*``: falling. Heights are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import FT


@rule("srd5.fall.damage")
def damage(height: int) -> int:
    """How many d6 a fall deals: one for each full 10 ft, at most 20."""
    dice = height // (10 * FT)
    return dice if dice < 20 else 20


@rule("srd5.fall.prone")
def prone(damage_taken: int) -> bool:
    """Whether a fall ends lying: unless it did no damage."""
    return damage_taken > 0
