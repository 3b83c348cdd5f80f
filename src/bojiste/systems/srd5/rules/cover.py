"""``srd5.cover.*``: protection by obstacles. Degrees are integers in ascending order."""

from __future__ import annotations

from bojiste.core.rule import rule

NONE, HALF, THREE_QUARTERS, TOTAL = 0, 1, 2, 3
DEGREES = ("none", "half", "three_quarters", "total")


@rule("srd5.cover.best_only")
def best_only(one: int, other: int) -> int:
    """The more protective of two degrees; they do not add."""
    return one if one > other else other


@rule("srd5.cover.half")
def half(number: int) -> int:
    """Armor Class or Dexterity saving throw behind half cover."""
    return number + 2


@rule("srd5.cover.three_quarters")
def three_quarters(number: int) -> int:
    """Armor Class or Dexterity saving throw behind three-quarters cover."""
    return number + 5


@rule("srd5.cover.total")
def total(degree: int) -> bool:
    """Whether the target cannot be chosen directly at all."""
    return degree == TOTAL


@rule("srd5.cover.determine")
def determine(walls: int, loopholes: int, soft: int) -> int:
    """The degree where so many of four lines are stopped: by what fills its space; by that or what has holes to shoot
    through (never total); by anything, creatures and low walls too (never more than half)."""
    return best_only(
        of_lines(walls), best_only(at_most(of_lines(loopholes), THREE_QUARTERS), at_most(of_lines(soft), HALF))
    )


def of_lines(stopped: int) -> int:
    """The degree that 0 … 4 stopped lines mean (part of srd5.cover.determine)."""
    return NONE if not stopped else HALF if stopped <= 2 else stopped - 1


def at_most(degree: int, limit: int) -> int:
    """A degree, but no more than this one."""
    return degree if degree < limit else limit
