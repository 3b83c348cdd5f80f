"""``srd5.cover.*``: protection by obstacles. Degrees are integers in ascending order."""

from __future__ import annotations

from bojiste.core.rule import rule

NONE, HALF, THREE_QUARTERS, TOTAL = 0, 1, 2, 3
DEGREES = ("none", "half", "three_quarters", "total")


@rule("srd5.cover.direction", waits="cover")
def direction(degree: int, opposite_side: bool) -> int:
    """The degree that counts: none unless the attack comes from the other side of the obstacle."""
    return degree if opposite_side else NONE


@rule("srd5.cover.best_only", waits="cover")
def best_only(degrees: tuple[int, ...]) -> int:
    """The most protective of several degrees; they do not add."""
    return max(degrees, default=NONE)


@rule("srd5.cover.half", waits="cover")
def half(number: int) -> int:
    """Armor Class or Dexterity saving throw behind half cover."""
    return number + 2


@rule("srd5.cover.three_quarters", waits="cover")
def three_quarters(number: int) -> int:
    """Armor Class or Dexterity saving throw behind three-quarters cover."""
    return number + 5


@rule("srd5.cover.total", waits="cover")
def total(degree: int) -> bool:
    """Whether the target cannot be chosen directly at all."""
    return degree == TOTAL
