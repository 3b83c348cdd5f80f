"""Compiled: ground that is not level, for the ways over a map of squares, by rows of bits.

``grade`` holds the heights there are (so many: ``grades``; the next is that of who searches), ``lay`` where the ground
is so high, ``fair`` whereto a step leads from there, up or down by no more than ``rise``; ``slope`` and ``near_by`` are
the same with the height at which who searches is: ``graded`` lays them out before a search.
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel.desk import N

ROWS, GRADES = 40, 11
"""The highest map; heights of the ground, with that of who searches."""
COLUMNS = [
    ("rise", N), ("grades", N), ("grade", N, (GRADES,)), ("own_row", N), ("lay", N, (GRADES, ROWS)),
    ("fair", N, (GRADES, ROWS)), ("slope", N, (GRADES, ROWS)), ("near_by", N, (GRADES, ROWS)),
]  # fmt: skip


def graded(f: Any, x: int, y: int, height: int) -> None:
    """Lay out the slopes for a search from a square on which one is so high."""
    own, bit = f.grades, 1 << x
    f.slope[own, f.own_row] = 0
    for line in range(max(0, y - 1), min(f.high, y + 2)):
        f.near_by[own, line] = 0
    for grade in range(own):
        f.slope[grade, f.own_row], f.near_by[grade, f.own_row] = f.lay[grade, f.own_row], f.fair[grade, f.own_row]
        f.slope[grade, y] = f.lay[grade, y] & ~bit
        if abs(f.grade[grade] - height) <= f.rise:
            f.near_by[grade, y] = f.fair[grade, y] | bit
            for line in range(max(0, y - 1), min(f.high, y + 2)):
                f.near_by[own, line] |= f.lay[grade, line]
        else:
            f.near_by[grade, y] = f.fair[grade, y] & ~bit
    f.grade[own], f.slope[own, y], f.own_row = height, bit, y


def grade_of(f: Any, x: int, y: int) -> int:
    """The place of a square's height among all."""
    grade = f.grades
    while grade > 0 and not f.slope[grade, y] >> x & 1:
        grade -= 1
    return grade  # type: ignore[no-any-return]


def uphill(f: Any, above: int, row: int, below: int, y: int) -> int:
    """The squares of a row that one step leads to from these of it and of the rows beside it, where nothing is too
    steep."""
    found = 0
    for grade in range(f.grades + 1):
        there = row & f.slope[grade, y]
        there = there << 1 | there >> 1
        if above:
            there |= from_row(f, above & f.slope[grade, y - 1], y - 1, y)
        if below:
            there |= from_row(f, below & f.slope[grade, y + 1], y + 1, y)
        found |= there & f.near_by[grade, y]
    return found


def from_row(f: Any, row: int, y: int, v: int) -> int:
    """The squares of the row v that one step leads to from these of the row y beside it; no corner of what is solid is
    cut."""
    if not row:
        return 0
    free = row & ~f.solid[v]
    return row | (free << 1 | free >> 1) & ~f.solid[y]  # type: ignore[no-any-return]
