"""fiveaction.length: longer weapons."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import FOOT


@rule("fiveaction.length.bonus")
def bonus(own: int, other: int) -> int:
    """What a weapon longer by six feet (lengths in qf) adds to attack and defence."""
    more = own - other
    return more // (3 * FOOT) if more >= 6 * FOOT else 0


@rule("fiveaction.length.uncounted")
def uncounted(melee: bool, bonus: int) -> int:
    """The same, for melee only."""
    return bonus if melee else 0
