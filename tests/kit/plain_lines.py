"""Straight lines over a map, walked square by square: the oracle of ``bojiste.kit.lines``.

A line runs from a corner of one square to a corner of another and belongs to both: it leaves the first and enters the
second. What fills a square stops it inside. Along an edge it needs one open side, and through a corner where squares
meet it does not slip between two that are filled. Beyond the rim of the map everything is filled.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from typing import NamedTuple

from bojiste.kit.board import Board, Squares, union

Place = tuple[int, int]
"""A square, or a corner: the one at the low end of the square of the same numbers."""
Step = tuple[Place, ...]
"""The squares a piece of a line may run through: one, or either of the two beside an edge."""
CORNERS: tuple[Place, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))


class Line(NamedTuple):
    """``steps``: from square to square; ``near``: all squares that could stop it."""

    steps: tuple[Step, ...]
    near: Squares

    def stopped(self, board: Board, filled: Squares) -> bool:
        """Whether what fills these squares stops the line. Its first and last square are never filled."""
        if not self.near & filled:
            return False
        reached = self.steps[0]
        for step in self.steps[1:]:
            free = tuple(cell for cell in step if not board.filled(cell, filled))
            if not any(_joined(board, one, other, filled) for one in reached for other in free):
                return True
            reached = free
        return False


def line(board: Board, here: Place, start: Place, there: Place, end: Place) -> Line:
    """The line from a corner ``start`` of the square ``here`` to a corner ``end`` of the square ``there``."""
    (x, y), (u, v) = start, end
    if x == u or y == v:
        between = tuple(_along_an_edge(start, end))
    else:
        between = tuple(((x + a, y + b),) for a, b in _slanting(u - x, v - y))
    steps = ((here,), *between, (there,))
    cells = {cell for step in steps for cell in step}
    for before, after in pairwise(steps):
        cells.update(flank for one in before for other in after for flank in _flanks(one, other))
    near = union(board.at(*cell) for cell in cells if not board.filled(cell, 0))
    return Line(steps, near)


def _along_an_edge(start: Place, end: Place) -> Iterator[Step]:
    """The squares on both sides of a line along an edge, piece by piece; none if it has no length."""
    (x, y), (u, v) = start, end
    if y == v:
        columns = range(x, u) if x < u else range(x - 1, u - 1, -1)
        return (((column, y - 1), (column, y)) for column in columns)
    rows = range(y, v) if y < v else range(y - 1, v - 1, -1)
    return (((x - 1, row), (x, row)) for row in rows)


def _slanting(dx: int, dy: int) -> tuple[Place, ...]:
    """The squares that a slanting line from (0, 0) to (dx, dy) crosses, in order."""
    found = []
    for column, row in product(range(min(0, dx), max(0, dx)), range(min(0, dy), max(0, dy))):
        sides = [dx * (row + b) - dy * (column + a) for a, b in CORNERS]
        if min(sides) < 0 < max(sides):
            # twice the way to the middle of the square, so that it stays whole
            found.append((dx * (2 * column + 1) + dy * (2 * row + 1), (column, row)))
    return tuple(cell for _, cell in sorted(found))


def _flanks(one: Place, other: Place) -> tuple[Place, ...]:
    """The two other squares where these two meet crosswise; none where they share an edge or are one."""
    crosswise = one[0] != other[0] and one[1] != other[1]
    return ((one[0], other[1]), (other[0], one[1])) if crosswise else ()


def _joined(board: Board, one: Place, other: Place, filled: Squares) -> bool:
    """Whether a line gets from a square into the next: past the corner only where one of the others is open."""
    flanks = _flanks(one, other)
    return not flanks or not all(board.filled(flank, filled) for flank in flanks)


def stopped(board: Board, here: Place, side: int, corner: Place, there: Place, filled: Squares) -> int:
    """How many of the four lines from a corner of a space to the corners of one square are stopped, 0 … 4.

    ``here`` is the low corner of the space, ``side`` its width; ``corner`` one of ``CORNERS``.
    """
    cell = (here[0] + corner[0] * (side - 1), here[1] + corner[1] * (side - 1))
    start = (cell[0] + corner[0], cell[1] + corner[1])
    ends = ((there[0] + a, there[1] + b) for a, b in CORNERS)
    return sum(line(board, cell, start, there, end).stopped(board, filled) for end in ends)
