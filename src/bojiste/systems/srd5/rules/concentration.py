"""``srd5.concentration.*``: what keeps a spell up, and what disturbs it."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.dice import round_down

LEAST = 10


@rule("srd5.concentration.damage")
def damage(taken: int) -> int:
    """What the Constitution saving throw must reach after damage; 0: none is needed."""
    return max(LEAST, round_down(taken)) if taken > 0 else 0


@rule("srd5.concentration.environment")
def environment() -> int:
    """What it must reach where the referee says that the surroundings disturb."""
    return LEAST
