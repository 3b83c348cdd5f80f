"""Sets of squares of a map as the bits of one integer: bit ``y * width + x`` stands for the square (x, y).

All squares that are near, free or watched are then found in a handful of operations, whatever their number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

Squares = int
"""A set of squares."""


def lowest(squares: Squares) -> int:
    """The lowest number in a set that is not empty."""
    return (squares & -squares).bit_length() - 1


def numbers(squares: Squares) -> Iterator[int]:
    """The numbers of a set in ascending order."""
    while squares:
        last = squares & -squares
        yield last.bit_length() - 1
        squares ^= last


def union(sets: Iterable[Squares]) -> Squares:
    """Whatever is in one of the sets."""
    found = 0
    for squares in sets:
        found |= squares
    return found


def weighed(squares: Squares, weights: Iterable[tuple[int, Squares]]) -> dict[int, Squares]:
    """The squares of a set by the sum of the weights that lie on them: each weight lies on a set of squares."""
    found = {0: squares} if squares else {}
    for weight, there in weights:
        split: dict[int, Squares] = {}
        for total, part in found.items():
            for now, half in ((total + weight, part & there), (total, part & ~there)):
                if half:
                    split[now] = split.get(now, 0) | half
        found = split
    return found


class Corners(NamedTuple):
    """Squares from which a diagonal step cuts no corner, by its direction."""

    northwest: Squares
    northeast: Squares
    southwest: Squares
    southeast: Squares


class Board:
    """The squares of a map of this width and height. Ask ``board(width, height)`` for one: there is one of a kind."""

    __slots__ = ("block", "full", "has_east", "has_west", "height", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.full = (1 << width * height) - 1
        self.block: Callable[[int, int, int, int], Squares] = lru_cache(maxsize=1 << 14)(partial(_block, width, height))
        """The squares of the rectangle at (x, y), so wide and so high, as far as they lie on the map."""
        first = union(1 << y * width for y in range(height))
        self.has_west = self.full & ~first
        self.has_east = self.full & ~(first << width - 1)

    def number(self, x: int, y: int) -> int:
        return y * self.width + x

    def place(self, number: int) -> tuple[int, int]:
        """The square (x, y) of a number."""
        return number % self.width, number // self.width

    def at(self, x: int, y: int) -> Squares:
        """One square as a set."""
        return 1 << y * self.width + x

    def filled(self, square: tuple[int, int], squares: Squares) -> bool:
        """Whether a square is in the set or lies beyond the rim."""
        x, y = square
        return not (0 <= x < self.width and 0 <= y < self.height and not squares >> y * self.width + x & 1)

    def within(self, x: int, y: int, side: int, length: int, own: int) -> Squares:
        """Where the low corner of a space ``own`` wide lies ``length`` squares or less from a space at (x, y)."""
        far = length + own - 1
        return self.block(x - far, y - far, far + side + length, far + side + length)

    def around(self, squares: Squares) -> Squares:
        """The squares and their neighbours."""
        row = squares | (squares & self.has_east) << 1 | (squares & self.has_west) >> 1
        return (row | row << self.width | row >> self.width) & self.full

    def straight(self, squares: Squares) -> Squares:
        """The neighbours along rows and columns."""
        sides = (squares & self.has_east) << 1 | (squares & self.has_west) >> 1
        return (sides | squares << self.width | squares >> self.width) & self.full

    def diagonal(self, squares: Squares, corners: Corners) -> Squares:
        """The neighbours across corners that are not cut."""
        north = (squares & corners.northwest) >> self.width + 1 | (squares & corners.northeast) >> self.width - 1
        south = (squares & corners.southwest) << self.width - 1 | (squares & corners.southeast) << self.width + 1
        return north | south

    def corners(self, solid: Squares) -> Corners:
        """Which diagonal steps cut no corner of what fills these squares."""
        north, south = self.full & ~(solid << self.width), self.full & ~(solid >> self.width)
        south &= self.full >> self.width
        north &= self.full & ~((1 << self.width) - 1)
        east = self.has_east & ~(solid >> 1)
        west = self.has_west & ~(solid << 1)
        return Corners(north & west, north & east, south & west, south & east)

    def covering(self, squares: Squares, side: int) -> Squares:
        """Where the low corner of a space of this side lies if the space holds one of the squares."""
        for _ in range(side - 1):
            squares |= (squares & self.has_west) >> 1
        for _ in range(side - 1):
            squares |= squares >> self.width
        return squares

    def fitting(self, side: int) -> Squares:
        """Where the low corner of a space of this side may lie on the map."""
        return self.block(0, 0, self.width - side + 1, self.height - side + 1)


def _block(width: int, height: int, x: int, y: int, wide: int, high: int) -> Squares:
    left, right = max(0, x), min(width, x + wide)
    if left >= right:
        return 0
    row = (1 << right - left) - 1 << left
    return union(row << width * line for line in range(max(0, y), min(height, y + high)))


@lru_cache(maxsize=256)
def board(width: int, height: int) -> Board:
    """The board of this size: always the same object, so that it can stand in keys."""
    return Board(width, height)
