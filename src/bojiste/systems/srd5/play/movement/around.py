"""The surroundings of somebody: where a space would be no farther than so much from it."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile

from bojiste.kit.board import Board, Squares, numbers, union
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE

Spots = tuple[tuple[int, int, int], ...]
"""Where some stand (their low corners), and how many squares a side of theirs is."""


def within(table: Table, whom: Profile, length: int, side: int) -> Squares:
    """Where the low corner of a space of this side is no farther than ``length`` from somebody."""
    _, squares = table.drawn
    there = table.now[whom.id]
    return _within(squares, there.x, there.y, whom.squares, length, side, table.realistic)


def around(table: Table, spots: Spots, length: int, side: int) -> Squares:
    """Where the low corner of a space of this side is no farther than ``length`` from any of these spots."""
    return _around(table.drawn[1], spots, length, side, table.realistic)


@lru_cache(maxsize=4096)
def _around(squares: Board, spots: Spots, length: int, own: int, realistic: bool) -> Squares:
    return union(_within(squares, x, y, side, length, own, realistic) for x, y, side in spots)


@lru_cache(maxsize=4096)
def _within(squares: Board, x: int, y: int, side: int, length: int, own: int, realistic: bool) -> Squares:
    near = squares.within(x, y, side, rules.grid.square(length), own)
    if not realistic:
        return near
    places = ((number, squares.place(number)) for number in numbers(near))
    return union(
        1 << number for number, (ax, ay) in places if rules.grid.realistic_distance(x - ax, y - ay, own, side) <= length
    )


def circles(table: Table, whom: Profile, side: int) -> tuple[Squares, ...]:
    """The surroundings of what is feared, ever wider, up to the whole map."""
    _, squares = table.drawn
    widest = 2 * max(squares.width, squares.height)
    circles = (within(table, whom, far * SQUARE, side) for far in range(widest))
    return tuple(takewhile(lambda circle: circle != squares.full, circles))
