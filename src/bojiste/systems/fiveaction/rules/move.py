"""fiveaction.move: steps, walking, running. Lengths are quarter feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import FOOT, HUNDREDTH

LEAST_RUN = 4
"""Actions that a run takes at least."""


@rule("fiveaction.move.step")
def step(strength: int, dexterity: int, slowdown: int) -> int:
    """The length of a step: 0.75 DEX + STR/2 - slowdown feet, not rounded."""
    return max(0, 3 * dexterity + 2 * strength - FOOT * slowdown)


@rule("fiveaction.move.step_turtle")
def step_turtle(strength: int, dexterity: int, slowdown: int) -> int:
    """The step of a turtle, which costs two actions."""
    return max(0, 2 * dexterity + 2 * strength - FOOT * slowdown)


@rule("fiveaction.move.run")
def run(strength: int, dexterity: int, slowdown: int, load: int) -> int:
    """What one action of a run covers; ``load`` in hundredths corrects it for the weight carried."""
    return rounding(max(0, 2 * (3 * dexterity + 2 * strength - 2 * slowdown)), load, HUNDREDTH)


@rule("fiveaction.move.step_limit", "fiveaction.move.continuous")
def step_limit(moved: int, more: int, price: int) -> bool:
    """Whether movement is more than the one safe step of a round (actions for movement before, and now)."""
    return moved + more > price
