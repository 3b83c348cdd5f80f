"""Compiled: lines over a map of squares and what stops them, as ``kit.lines`` has it, for spaces of one square.

``blocks`` holds what fills which squares, kind by kind, as rows of bits; beyond the rim all is filled. Nothing stops a
line in the squares at its ends: whoever asks bares them first (``bare``).
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel.desk import N
from bojiste.kernel.ways import PLACES, ROWS, square_at

KINDS, CORNERS = 3, 4
SHELVES = 4096
"""So many answers are kept of lines that were drawn before (a power of 2)."""
_SPREAD, _SHIFT = 2_654_435_761, 20
HIGH = True
"""Whether what stops lines hangs on how high they are (``layer``)."""
COLUMNS = [("blocks", N, (KINDS, ROWS)), ("lined", N, (SHELVES,)), ("layer", N)]


def between(f: Any, kind: int, x: int, y: int, u: int, v: int) -> bool:
    """Whether anything of this kind fills squares of the rectangle around two squares."""
    left, right = min(x, u), max(x, u)
    row = (1 << right + 1) - (1 << left)
    found = 0
    for line in range(min(y, v), max(y, v) + 1):
        found |= f.blocks[kind, line] & row
    return bool(found != 0)


def stopped(f: Any, kind: int, corner: int, x: int, y: int, u: int, v: int, enough: int = CORNERS) -> int:
    """How many of the four lines from a corner of the square (x, y) to those of the square (u, v), both bare, are
    stopped; more than are ``enough`` are not counted."""
    a, b = x + (corner & 1), y + (corner >> 1)
    found = 0
    for end in range(CORNERS):
        if found < enough and bars(f, kind, a, b, u + (end & 1), v + (end >> 1), x, y, u, v):
            found += 1
    return found


def stopped_for_good(f: Any, kind: int, corner: int, x: int, y: int, u: int, v: int) -> int:
    """The same, by what stays as it is in all fights of a desk: kept from one time to the next."""
    there = f.layer * KINDS + kind if HIGH else kind
    question = ((there * CORNERS + corner) * PLACES + square_at(x, y)) * PLACES + square_at(u, v) + 1
    place = shelf(question)
    if f.lined[place] >> 3 == question:
        return f.lined[place] & 7  # type: ignore[no-any-return]
    first, last = f.blocks[kind, y], f.blocks[kind, v]
    bare(f, kind, x, y)
    bare(f, kind, u, v)
    found = stopped(f, kind, corner, x, y, u, v)
    f.blocks[kind, y], f.blocks[kind, v] = first, last
    f.lined[place] = question << 3 | found
    return found


def shelf(question: int) -> int:
    """Where the answer to a question is kept."""
    return question * _SPREAD >> _SHIFT & SHELVES - 1


def bare(f: Any, kind: int, x: int, y: int) -> None:
    """Nothing fills a square."""
    f.blocks[kind, y] &= ~(1 << x)


def filled(f: Any, kind: int, a: int, b: int) -> bool:
    """Whether a square is filled."""
    if a < 0 or b < 0 or a >= f.wide or b >= f.high:
        return True
    return inside(f, kind, a, b)


def inside(f: Any, kind: int, a: int, b: int) -> bool:
    """The same of a square on the map."""
    return bool(f.blocks[kind, b] >> a & 1)


def pinched(f: Any, kind: int, a: int, b: int, c: int, d: int) -> bool:
    """Whether two squares meet crosswise and both squares beside them are filled."""
    if a == c or b == d:
        return False
    return filled(f, kind, a, d) and filled(f, kind, c, b)


def bars(f: Any, kind: int, a: int, b: int, c: int, d: int, x: int, y: int, u: int, v: int) -> bool:
    """Whether the line from the corner (a, b) of the square (x, y) to the corner (c, d) of the square (u, v) is
    stopped."""
    if a == c or b == d:
        return edge(f, kind, a, b, c, d, x, y, u, v)
    right, down = (1 if c > a else -1), (1 if d > b else -1)
    wide, high = abs(c - a), abs(d - b)
    column, row = (a if right > 0 else a - 1), (b if down > 0 else b - 1)
    if pinched(f, kind, x, y, column, row):
        return True
    i, j = 0, 0
    while True:
        if inside(f, kind, column, row):
            return True
        if i == wide - 1 and j == high - 1:
            return pinched(f, kind, column, row, u, v)
        across, along = (i + 1) * high, (j + 1) * wide
        if across == along and pinched(f, kind, column, row, column + right, row + down):
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
        return pinched(f, kind, x, y, u, v)
    step = 1 if (c > a if level else d > b) else -1
    place = (a if level else b) - (1 if step < 0 else 0)
    if not passes(f, kind, level, place, b if level else a, x, y):
        return True
    for piece in range(1, long):
        if not follows(f, kind, level, place + step * piece, b if level else a, step):
            return True
    return not passes(f, kind, level, place + step * (long - 1), b if level else a, u, v)


def passes(f: Any, kind: int, level: bool, place: int, side: int, a: int, b: int) -> bool:
    """Whether one gets between the square (a, b) at an end and either of the two beside a piece of the edge."""
    for turn in range(2):
        c, d = (place, side - turn) if level else (side - turn, place)
        if not filled(f, kind, c, d) and not pinched(f, kind, a, b, c, d):
            return True
    return False


def follows(f: Any, kind: int, level: bool, place: int, side: int, step: int) -> bool:
    """Whether one gets from either square beside a piece of the edge to either beside the next."""
    for turn in range(2):
        a, b = (place - step, side - turn) if level else (side - turn, place - step)
        if not filled(f, kind, a, b):
            for other in range(2):
                c, d = (place, side - other) if level else (side - other, place)
                if not filled(f, kind, c, d) and not pinched(f, kind, a, b, c, d):
                    return True
    return False
