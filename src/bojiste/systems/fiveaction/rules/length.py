"""fiveaction.length: longer weapons."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import FOOT


@rule("fiveaction.length.bonus")
def bonus(own: int, other: int, way: str) -> int:
    """What a weapon longer by six feet (lengths in qf) adds to attack and defence."""
    more = own - other
    return rounding(more, 1, 3 * FOOT, way) if more >= 6 * FOOT else 0


@rule("fiveaction.length.uncounted")
def uncounted(melee: bool) -> bool:
    """Whether lengths count in an attack at all: not in shots and throws."""
    return melee
