"""``srd5.squeeze.*``: spaces fit for one size smaller. Lengths are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import SPACE, TINY

FITS, SQUEEZES, BLOCKED = 0, 1, 2


@rule("srd5.squeeze.allowed")
def allowed(size: int, gap: int) -> int:
    """How a creature of this size 0 … 5 takes a gap this wide: it ``FITS``, ``SQUEEZES`` or is ``BLOCKED``."""
    if gap >= SPACE[size]:
        return FITS
    return SQUEEZES if size > TINY and gap >= SPACE[size - 1] else BLOCKED


@rule("srd5.squeeze.own_disadvantage")
def own_disadvantage(squeezing: bool) -> int:
    """Sources of disadvantage, 0 or 1, on the creature's attack rolls and Dexterity saving throws."""
    return 1 if squeezing else 0


@rule("srd5.squeeze.attacked_advantage")
def attacked_advantage(squeezing: bool) -> int:
    """Sources of advantage, 0 or 1, for attack rolls against the creature."""
    return 1 if squeezing else 0
