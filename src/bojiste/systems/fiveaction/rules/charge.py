"""fiveaction.charge: charging on foot."""

from __future__ import annotations

from bojiste.core.rule import rule

NEAREST, FARTHEST = 4, 8
"""Steps of run-up."""


@rule("fiveaction.charge.conditions")
def conditions(distance: int, step: int, actions: int, price: int, runnable: bool) -> bool:
    """Whether there is room for a charge, ground for it, and a whole turn."""
    return runnable and actions >= price and step > 0 and NEAREST * step <= distance <= FARTHEST * step


@rule("fiveaction.charge.effect")
def effect() -> tuple[int, int]:
    """Attack and defence of a charge."""
    return 2, -2


@rule("fiveaction.charge.counter")
def counter(outreached: bool, riposte: bool) -> bool:
    """Whether the target may strike before the charge."""
    return outreached or riposte


@rule("fiveaction.charge.two_weapons")
def two_weapons(lightning: bool) -> bool:
    """Whether the second weapon's blow of a charge may go at another target; lightning attacks do nothing else."""
    return lightning
