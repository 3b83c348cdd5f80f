"""``srd5.hit_points.*``: hit points."""

from __future__ import annotations

from bojiste.core.rule import rule

UNMARKED, MARKED, DOWN = 0, 1, 2


@rule("srd5.hit_points.range")
def range(hp: int, maximum: int) -> int:
    """Hit points brought into 0 … maximum."""
    return 0 if hp < 0 else maximum if hp > maximum else hp


@rule("srd5.hit_points.subtract")
def subtract(hp: int, damage: int) -> int:
    """Hit points after damage (what temporary ones let through); not below 0."""
    return hp - damage if damage < hp else 0


def overflow(hp: int, damage: int) -> int:
    """The damage left when it has brought hit points to 0."""
    return damage - hp if damage > hp else 0


@rule("srd5.hit_points.describe")
def describe(hp: int, maximum: int) -> int:
    """The band a narrator speaks of: ``UNMARKED`` from half the maximum up, ``MARKED`` below, ``DOWN`` at 0."""
    if hp == 0:
        return DOWN
    return UNMARKED if 2 * hp >= maximum else MARKED
