"""Compiled: lines over a map of squares and what stops them, as ``kit.lines`` has it, for spaces of one square.

``blocks`` holds what fills which squares, kind by kind, as rows of bits; beyond the rim all is filled.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from bojiste.kernel.ways import ROWS, WIDTH

KINDS, CORNERS = 3, 4
SHELVES = 4096
"""So many answers are kept of lines that were drawn before (a power of 2)."""
_PLACES, _SPREAD, _SHIFT = ROWS * WIDTH, 2_654_435_761, 20
COLUMNS = [("blocks", np.int64, (KINDS, ROWS)), ("lined", np.int64, (SHELVES,))]


def between(f: Any, kind: int, x: int, y: int, u: int, v: int) -> bool:
    """Whether anything of this kind fills squares of the rectangle around two squares."""
    left, right = min(x, u), max(x, u)
    row = (1 << right + 1) - (1 << left)
    found = 0
    for line in range(min(y, v), max(y, v) + 1):
        found |= f.blocks[kind, line] & row
    return bool(found != 0)


def stopped(f: Any, kind: int, corner: int, x: int, y: int, u: int, v: int, enough: int = CORNERS) -> int:
    """How many of the four lines from a corner of the square (x, y) to those of the square (u, v) are stopped; more
    than are ``enough`` are not counted."""
    a, b = x + (corner & 1), y + (corner >> 1)
    found = 0
    for end in range(CORNERS):
        if found < enough and bars(f, kind, a, b, u + (end & 1), v + (end >> 1), x, y, u, v):
            found += 1
    return found


def stopped_for_good(f: Any, kind: int, corner: int, x: int, y: int, u: int, v: int) -> int:
    """The same, by what stays as it is in all fights of a desk: kept from one time to the next."""
    question = ((kind * CORNERS + corner) * _PLACES + y * f.wide + x) * _PLACES + v * f.wide + u + 1
    shelf = question * _SPREAD >> _SHIFT & SHELVES - 1
    if f.lined[shelf] >> 3 == question:
        return f.lined[shelf] & 7  # type: ignore[no-any-return]
    found = stopped(f, kind, corner, x, y, u, v)
    f.lined[shelf] = question << 3 | found
    return found


def filled(f: Any, kind: int, a: int, b: int, x: int, y: int, u: int, v: int) -> bool:
    """Whether a square is filled that is neither of the two at the ends."""
    if (a == x and b == y) or (a == u and b == v):
        return False
    if a < 0 or b < 0 or a >= f.wide or b >= f.high:
        return True
    return bool(f.blocks[kind, b] >> a & 1)


def pinched(f: Any, kind: int, a: int, b: int, c: int, d: int, x: int, y: int, u: int, v: int) -> bool:
    """Whether two squares meet crosswise and both squares beside them are filled."""
    if a == c or b == d:
        return False
    return filled(f, kind, a, d, x, y, u, v) and filled(f, kind, c, b, x, y, u, v)


def bars(f: Any, kind: int, a: int, b: int, c: int, d: int, x: int, y: int, u: int, v: int) -> bool:
    """Whether the line from the corner (a, b) of the square (x, y) to the corner (c, d) of the square (u, v) is
    stopped."""
    if a == c or b == d:
        return edge(f, kind, a, b, c, d, x, y, u, v)
    right, down = (1 if c > a else -1), (1 if d > b else -1)
    wide, high = abs(c - a), abs(d - b)
    column, row = (a if right > 0 else a - 1), (b if down > 0 else b - 1)
    if pinched(f, kind, x, y, column, row, x, y, u, v):
        return True
    i, j = 0, 0
    while True:
        if filled(f, kind, column, row, x, y, u, v):
            return True
        if i == wide - 1 and j == high - 1:
            return pinched(f, kind, column, row, u, v, x, y, u, v)
        across, along = (i + 1) * high, (j + 1) * wide
        if across == along and pinched(f, kind, column, row, column + right, row + down, x, y, u, v):
            return True
        if across <= along:
            column += right
            i += 1
        if along <= across:
            row += down
            j += 1


def edge(f: Any, kind: int, a: int, b: int, c: int, d: int, x: int, y: int, u: int, v: int) -> bool:
    """The same for a line along an edge, or of no length: piece by piece, on either side."""
    level = b == d
    long = abs(c - a) if level else abs(d - b)
    if long == 0:
        return pinched(f, kind, x, y, u, v, x, y, u, v)
    step = 1 if (c > a if level else d > b) else -1
    place = (a if level else b) - (1 if step < 0 else 0)
    if not passes(f, kind, level, place, b if level else a, x, y, x, y, u, v):
        return True
    for piece in range(1, long):
        if not follows(f, kind, level, place + step * piece, b if level else a, step, x, y, u, v):
            return True
    return not passes(f, kind, level, place + step * (long - 1), b if level else a, u, v, x, y, u, v)


def passes(
    f: Any, kind: int, level: bool, place: int, side: int, a: int, b: int, x: int, y: int, u: int, v: int
) -> bool:
    """Whether one gets between the square (a, b) at an end and either of the two beside a piece of the edge."""
    for turn in range(2):
        c, d = (place, side - turn) if level else (side - turn, place)
        if not filled(f, kind, c, d, x, y, u, v) and not pinched(f, kind, a, b, c, d, x, y, u, v):
            return True
    return False


def follows(f: Any, kind: int, level: bool, place: int, side: int, step: int, x: int, y: int, u: int, v: int) -> bool:
    """Whether one gets from either square beside a piece of the edge to either beside the next."""
    for turn in range(2):
        a, b = (place - step, side - turn) if level else (side - turn, place - step)
        if not filled(f, kind, a, b, x, y, u, v):
            for other in range(2):
                c, d = (place, side - other) if level else (side - other, place)
                crossed = pinched(f, kind, a, b, c, d, x, y, u, v)
                if not filled(f, kind, c, d, x, y, u, v) and not crossed:
                    return True
    return False
