"""What a desk has room for: larger scenes are left to the readable engine."""

from __future__ import annotations

MARKS, NUMBERS, BINS, SIDES, REASONS, WORST = 112, 48, 1 << 14, 8, 4, 8
"""Flags and numbers of a fight, values of all numbers together, sides, reasons, unluckiest fights."""
STRAYS = 10_000
"""Fights counted at a time that are left to the readable engine."""


def fits(marks: int, most: tuple[int, ...], sides: int) -> bool:
    """Whether there is room for so many flags, for numbers up to these, and for so many sides."""
    return marks <= MARKS and len(most) <= NUMBERS and sum(most) + len(most) <= BINS and sides <= SIDES
