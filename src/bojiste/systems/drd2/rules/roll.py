"""The roll: two dice that count, and one level."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.kit.rank import ranked
from bojiste.systems.drd2.rules.skill import only_level
from bojiste.systems.drd2.words import Keep

TARGET = 9
SIDES = 6


@rule("drd2.roll.basic")
def basic(first: int, second: int, level: int) -> int:
    """Result of two counted dice (1 to 6 each) and a level."""
    return only_level(first + second, level)


@rule("drd2.roll.modes")
def modes(first: int, second: int, third: int, keep: Keep) -> tuple[int, int]:
    """The two of three dice that count, the higher one first."""
    highest, lowest = max(first, second, third), min(first, second, third)
    middle = first + second + third - highest - lowest
    return (highest, middle) if keep == Keep.HIGHER else (middle, lowest)


@rule("drd2.roll.kept")
def kept(first: int, second: int) -> tuple[int, int]:
    """What decides a tie: the highest counted die, then the sum of the counted dice."""
    return max(first, second), first + second


@rule("drd2.roll.target9")
def target9(result: int) -> bool:
    """Whether a test or a challenge succeeds."""
    return result >= TARGET


def lots(faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Groups by drawn lots (one die each), highest first; who still shares a group draws again."""
    return ranked(faces)
