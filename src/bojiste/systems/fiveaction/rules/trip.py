"""fiveaction.trip: hooking and throwing down."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import FOOT, Hook


@rule("fiveaction.trip.requirements")
def requirements(pole: bool, type: str) -> Hook:
    """What a weapon has to hook with unless the referee says otherwise: pole weapons with an axe head, axes and
    straight blades."""
    if pole:
        return Hook.SPECIALISED if type == "axe" else Hook.NONE
    return Hook.IMPROVISED if type in ("axe", "straight_blade") else Hook.NONE


def longer(own: int, other: int) -> bool:
    """Whether a weapon is a foot longer than the target's (qf)."""
    return own >= other + FOOT


@rule("fiveaction.trip.turtle", "fiveaction.trip.others")
def turtle(hit: bool, shield_band: bool, slow: bool) -> bool:
    """Whether the hook takes hold: by a hit, and of a turtle also by its shield."""
    return hit or (slow and shield_band)


@rule("fiveaction.trip.test")
def test(dr: int, specialised: bool, bonus: int, way: str) -> int:
    """What armour adds to standing fast: half its base reduction, less what a true hook takes."""
    share = rounding(dr, 1, 2, way)
    return max(0, share - bonus) if specialised else share


@rule("fiveaction.trip.result")
def result(margin: int) -> tuple[int, bool]:
    """The bonus of the next round, and whether the target falls at once."""
    return max(0, margin), margin >= 10


@rule("fiveaction.trip.unarmoured")
def unarmoured(die: int, way: str) -> int:
    """Wounds of hooked flesh: half a d5."""
    return rounding(die, 1, 2, way)


@rule("fiveaction.trip.lose_weapon")
def lose_weapon(margin: int) -> int:
    """The target number of keeping one's weapon in the fall."""
    return 2 * margin
