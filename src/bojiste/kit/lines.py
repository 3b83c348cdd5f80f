"""Straight lines over a map of squares, and what stands in their way.

A line runs from a corner of one square to a corner of another and belongs to both: it leaves the first and enters the
second. What fills a square stops it inside. Along an edge it needs one open side, and through a corner where squares
meet it does not slip between two that are filled. Beyond the rim of the map everything is filled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, pairwise, product
from typing import NamedTuple

from bojiste.kit.board import Board, Squares, union

Place = tuple[int, int]
"""A square, or a corner: the one at the low end of the square of the same numbers."""
Step = tuple[Place, ...]
"""The squares a piece of a line may run through: one, or either of the two beside an edge."""
CORNERS: tuple[Place, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))


class Line(NamedTuple):
    """A line from a corner, whatever place of a map that is. Sets are of squares relative to ``low``, which is the
    number of the lowest square that could stop it, counted from the corner's."""

    low: int
    near: Squares
    """All squares that could stop it."""
    open: Squares
    """Those that must all be open."""
    pinches: tuple[Squares, ...]
    """Pairs that meet crosswise where it runs between them: one of each must be open."""
    ways: tuple[tuple[tuple[Squares, Squares], ...], ...] = ()
    """Along an edge, from each step to the next, the ways on: squares that must be open, and two of which one must."""

    def stopped(self, corner: int, filled: Squares) -> bool:
        """Whether what fills these squares of a rimmed map stops the line from the corner of this number."""
        here = filled >> corner + self.low & self.near
        if not here:
            return False
        if here & self.open or any(not pinch & ~here for pinch in self.pinches):
            return True
        return not all(
            any(not here & open_ and (not flanks or flanks & ~here) for open_, flanks in ways) for ways in self.ways
        )


@lru_cache(maxsize=1 << 16)
def line(width: int, here: Place, end: Place, there: Place) -> Line:
    """The line from a corner of the square ``here`` to the corner ``end`` of the square ``there``, all of them counted
    from that corner, on a rimmed map of this width."""
    if not end[0] or not end[1]:
        return _edge(width, here, end, there)
    between = _slanting(*end)
    flanks = [pair for one, other in pairwise((here, *between, there)) if (pair := _flanks(one, other))]
    low = min([y * width + x for x, y in chain(between, *flanks)], default=0)
    open_ = _set(width, low, (cell for cell in between if cell not in (here, there)))
    pinches = tuple([_set(width, low, pair) for pair in flanks])
    return Line(low, open_ | union(pinches), open_, pinches)


def _edge(width: int, here: Place, end: Place, there: Place) -> Line:
    """A line along an edge, or of no length."""
    steps = ((here,), *_along_an_edge((0, 0), end), (there,))
    crossings = [(one, other) for before, after in pairwise(steps) for one in before for other in after]
    cells = {cell for step in steps[1:-1] for cell in step}
    cells |= {flank for one, other in crossings for flank in _flanks(one, other)}
    low = min((y * width + x for x, y in cells), default=0)
    ends = {here, there}
    ways = tuple(
        tuple(
            (_set(width, low, {one, other} - ends), _set(width, low, _flanks(one, other)))
            for one in before
            for other in after
        )
        for before, after in pairwise(steps)
    )
    return Line(low, _set(width, low, cells), 0, (), ways)


def _set(width: int, low: int, places: Iterable[Place]) -> Squares:
    """Squares as a set relative to the number ``low``."""
    return union([1 << y * width + x - low for x, y in places])


def _along_an_edge(start: Place, end: Place) -> Iterator[Step]:
    """The squares on both sides of a line along an edge, piece by piece; none if it has no length."""
    (x, y), (u, v) = start, end
    if y == v:
        columns = range(x, u) if x < u else range(x - 1, u - 1, -1)
        return (((column, y - 1), (column, y)) for column in columns)
    rows = range(y, v) if y < v else range(y - 1, v - 1, -1)
    return (((x - 1, row), (x, row)) for row in rows)


@lru_cache(maxsize=1 << 12)
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


@lru_cache(maxsize=4096)
def rimmed(board: Board, filled: Squares) -> Squares:
    """The filled squares of a map two squares wider and higher, whose rim is filled too."""
    wide, row = board.width + 2, (1 << board.width) - 1
    full = (1 << wide) - 1
    found = full | full << wide * (board.height + 1)
    for y in range(board.height):
        found |= (filled >> y * board.width & row | 1 << board.width) << 1 + wide * (y + 1) | 1 << wide * (y + 1)
    return found


def stopped(board: Board, here: Place, side: int, corner: Place, there: Place, filled: Squares) -> int:
    """How many of the four lines from a corner of a space to the corners of one square are stopped, 0 … 4.

    ``here`` is the low corner of the space, ``side`` its width; ``corner`` one of ``CORNERS``. Nothing fills the space
    and the square themselves.
    """
    if not filled:
        return 0
    a, b = corner
    x, y = here[0] + a * side, here[1] + b * side
    wide, (u, v) = board.width + 2, (there[0] - x, there[1] - y)
    number, within = (y + 1) * wide + x + 1, rimmed(board, filled)
    return sum([line(wide, (-a, -b), (u + c, v + d), (u, v)).stopped(number, within) for c, d in CORNERS])


def bars(board: Board, here: Place, start: Place, there: Place, end: Place, filled: Squares) -> bool:
    """Whether what fills these squares stops the line from a corner ``start`` of the square ``here`` to a corner
    ``end`` of the square ``there``, neither of which is filled."""
    (x, y), wide = start, board.width + 2
    own, goal, last = ((a - x, b - y) for a, b in (here, end, there))
    return line(wide, own, goal, last).stopped((y + 1) * wide + x + 1, rimmed(board, filled))


def between(board: Board, here: Place, side: int, there: Place, other: int) -> Squares:
    """The squares around two spaces: nothing else than what fills these can stand between them."""
    left, top = min(here[0], there[0]), min(here[1], there[1])
    right, bottom = max(here[0] + side, there[0] + other), max(here[1] + side, there[1] + other)
    return board.block(left, top, right - left, bottom - top)


def looks(board: Board, here: Place, side: int, there: Place, other: int) -> Iterator[tuple[Place, Place]]:
    """Every choice of a corner of one space (of ``CORNERS``) and a square of the other; ``side`` and ``other`` are
    their widths."""
    yield from product(CORNERS, product(range(there[0], there[0] + other), range(there[1], there[1] + other)))


def spaces(board: Board, here: Place, side: int, there: Place, other: int) -> Squares:
    """The squares of both spaces: they stop nothing themselves."""
    return board.block(*here, side, side) | board.block(*there, other, other)


@lru_cache(maxsize=1 << 16)
def fewest(board: Board, here: Place, side: int, there: Place, other: int, filled: Squares) -> int:
    """How many of four lines are stopped, 0 … 4, from the best corner of a space to the best square of another."""
    box = between(board, here, side, there, other)
    if not box & filled:
        return 0
    filled &= board.around(box) & ~spaces(board, here, side, there, other)
    return min(
        stopped(board, here, side, corner, square, filled) for corner, square in looks(board, here, side, there, other)
    )


def crosses(start: Place, end: Place, low: Place, wide: int) -> bool:
    """Whether a line between two points runs through the inside of a square of any size anywhere."""
    (x, y), (u, v), (a, b) = start, end, low
    if max(x, u) <= a or min(x, u) >= a + wide or max(y, v) <= b or min(y, v) >= b + wide:
        return False
    sides = [(u - x) * (b + j * wide - y) - (v - y) * (a + i * wide - x) for i, j in CORNERS]
    return min(sides) < 0 < max(sides)
