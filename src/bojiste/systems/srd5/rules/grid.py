"""``srd5.grid.*``: squares, and feet where there are none. Distances and costs are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import SQUARE


@rule("srd5.grid.square", "srd5.grid.speed")
def square(length: int) -> int:
    """How many squares a length has, and how many plain ones a speed is worth."""
    return length // SQUARE


@rule("srd5.grid.enter")
def enter(left: int) -> bool:
    """Whether a plain square may be entered, straight or diagonally."""
    return left >= SQUARE


@rule("srd5.grid.distance")
def distance(dx: int, dy: int, side: int = 1, other_side: int = 1, dz: int = 0) -> int:
    """The distance of two square spaces whose low corners are ``dx``, ``dy`` (and ``dz`` up) squares apart.

    ``side`` is that of the space counted from, ``other_side`` that of the space at (dx, dy); neighbours are 10 half
    feet apart, spaces that overlap 0.
    """
    gap_x = dx - side + 1 if dx > 0 else -dx - other_side + 1
    gap_y = dy - side + 1 if dy > 0 else -dy - other_side + 1
    gap = gap_x if gap_x > gap_y else gap_y
    if dz:
        gap_z = dz - side + 1 if dz > 0 else -dz - other_side + 1
        gap = gap if gap > gap_z else gap_z
    return gap * SQUARE if gap > 0 else 0


@rule("srd5.grid.realistic_diagonals")
def realistic_diagonals(diagonals_before: int) -> int:
    """The length of a diagonal step after so many on this turn: every second one is double."""
    return SQUARE * 2 if diagonals_before % 2 else SQUARE


def realistic_distance(dx: int, dy: int, side: int = 1, other_side: int = 1, dz: int = 0) -> int:
    """What ``distance`` is when diagonals are counted so (part of srd5.grid.realistic_diagonals): a step along more
    than one axis is a diagonal one."""
    gaps = [max(0, d - side + 1 if d > 0 else -d - other_side + 1) for d in (dx, dy, dz)]
    *_, diagonal, longest = sorted(gaps)
    return sum(realistic_diagonals(before) for before in range(diagonal)) + (longest - diagonal) * SQUARE


@rule("srd5.grid.off_feet")
def off_feet(dx: int, dy: int, side: int = SQUARE, other_side: int = SQUARE, dz: int = 0) -> int:
    """The distance without a grid, low corners ``dx``, ``dy``, ``dz`` and sides in half feet: 5 ft and the largest
    gap."""
    gap_x = dx - side if dx > 0 else -dx - other_side
    gap_y = dy - side if dy > 0 else -dy - other_side
    gap = gap_x if gap_x > gap_y else gap_y
    if dz:
        gap_z = dz - side if dz > 0 else -dz - other_side
        gap = gap if gap > gap_z else gap_z
    return SQUARE + gap if gap > 0 else SQUARE


def affordable(left: int, step_cost: int) -> int:
    """How far the movement left goes without a grid, paid foot by foot."""
    return left // step_cost
