"""Square spaces on a map of squares, and how far they are from each other."""

from __future__ import annotations


def squares(x: int, y: int, size: int) -> tuple[tuple[int, int], ...]:
    """The squares of a space ``size`` wide whose lowest corner is (x, y), in reading order."""
    return tuple((x + dx, y + dy) for dy in range(size) for dx in range(size))


def gap(a: int, a_size: int, b: int, b_size: int) -> int:
    """Free room along one axis between two spans (0 when they touch or overlap)."""
    return max(0, b - a - a_size, a - b - b_size)


def distance(ax: int, ay: int, a_size: int, bx: int, by: int, b_size: int) -> int:
    """Squares from one space to the other, the last counted and the first not; 0 only if they overlap."""
    if ax < bx + b_size and bx < ax + a_size and ay < by + b_size and by < ay + a_size:
        return 0
    return 1 + max(gap(ax, a_size, bx, b_size), gap(ay, a_size, by, b_size))
