"""The kernel's ways and lines over a map are those of the readable engine."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from bojiste.kernel import grades, lines, ways
from bojiste.kit import lines as plain_lines
from bojiste.kit.board import board, numbers, union
from bojiste.kit.ways import Terms, first
from bojiste.kit.ways import ways as plain_ways
from tests.kernel.fights import Draw

MAPS = 120
RARE = (52_042, 54_767, 55_034, 56_428)
"""Maps on which the bold search finds a goal as good as the wary one's, or one with more dangers than that met."""


class Desk:
    """The columns of a desk, without a record."""

    def __init__(self, wide: int, high: int) -> None:
        columns: tuple[tuple[Any, ...], ...] = (*ways.COLUMNS, *lines.COLUMNS)
        for name, kind, *shape in columns:
            setattr(self, name, np.zeros(shape[0], kind) if shape else 0)
        self.wide, self.high, self.full = wide, high, (1 << wide) - 1

    def rows(self, name: str, squares: int) -> None:
        getattr(self, name)[: self.high] = [squares >> y * self.wide & self.full for y in range(self.high)]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with warnings.catch_warnings(), np.errstate(over="ignore"):
        yield


def some(draw: Draw, size: int, percent: int) -> int:
    return union(1 << square for square in range(size) if draw.chance(percent))


def terms(draw: Draw) -> tuple[Terms, list[tuple[int, int, int]]]:
    """A map with walls, hard ground and watchers (where they are, how far they reach)."""
    wide, high = 3 + draw.below(14), 3 + draw.below(10)
    field, size = board(wide, high), wide * high
    start = draw.below(size)
    solid = some(draw, size, draw.of(0, 5, 20)) & ~(1 << start)
    hard = some(draw, size, draw.of(0, 10, 40))
    barring = some(draw, size, draw.of(0, 6)) & ~(1 << start)
    free = field.full & ~solid & ~barring
    watchers = [(draw.below(wide), draw.below(high), draw.of(1, 1, 2)) for _ in range(draw.below(5))]
    watched = tuple(field.within(x, y, 1, length, 1) for x, y, length in watchers)
    prices = ((draw.of(1, 1, 2), free & ~hard), (draw.of(2, 3), free & hard))
    return Terms(field, start, 2 + draw.below(9), prices, solid, watched), watchers


def laid(found: Terms, watchers: list[tuple[int, int, int]]) -> Any:
    desk: Any = Desk(found.board.width, found.board.height)
    (desk.easy_price, easy), (desk.hard_price, hard) = found.prices
    for name, squares in (("easy", easy), ("hard", hard), ("solid", found.solid)):
        desk.rows(name, squares)
    ways.watched(desk, 0, 0, desk.wide, desk.high)
    ways.clear_watch(desk)  # nothing is left of who watched before
    for x, y, length in watchers:
        ways.watched(desk, x - length, y - length, x + length, y + length)
    return desk


def numbered(found: Terms, square: int) -> int:
    """A square by its number on the desk."""
    return ways.square_at(*found.board.place(square))


def sloping(draw: Draw, found: Terms) -> Terms:
    """The same on ground with heights, on which one is as high as it, or hangs on a face."""
    size, here = found.board.width * found.board.height, 1 << found.start
    if draw.chance(50):
        return found._replace(heights=((0, here),) * draw.below(2), rise=1)
    heights, free = [], found.board.full & ~here
    for height in (1, 2, 4, 6)[: 1 + draw.below(4)]:
        heights.append((height, some(draw, size, draw.of(15, 30, 60)) & free))
        free &= ~heights[-1][1]
    return found._replace(heights=(*heights, (draw.below(7), here)), rise=1)


def graded(desk: Any, found: Terms) -> None:
    """Heights on the desk."""
    *drawn, (own, here) = found.heights or ((0, 1 << found.start),)
    rest = found.board.full & ~union(squares for _, squares in drawn)
    drawn = [(0, rest), *drawn]
    desk.rise, desk.grades = found.rise, len(drawn)
    desk.grade[: len(drawn)] = [height for height, _ in drawn]
    for place, (height, squares) in enumerate(drawn):
        fair = union(others for other, others in drawn if abs(other - height) <= found.rise)
        for name, rows in (("lay", squares), ("fair", fair), ("slope", squares), ("near_by", fair)):
            getattr(desk, name)[place, : desk.high] = [rows >> y * desk.wide & desk.full for y in range(desk.high)]
    for x, y in (found.board.place(0), found.board.place(found.start)):  # nothing is left of who searched before
        grades.graded(desk, x, y, own)
    assert here == 1 << found.start


@pytest.mark.parametrize("number", [*range(50_000, 50_000 + MAPS), *RARE])
def test_ways_are_the_same(number: int) -> None:
    """The best of any goals, with or without danger, what it costs and the way there."""
    draw = Draw(number)
    found, watchers = terms(draw)
    found = sloping(Draw(number + 900_000), found)
    way, desk = plain_ways(found), laid(found, watchers)
    graded(desk, found)
    safe = union(level.nodes for level in way.levels if not level.dangers)
    for _ in range(6):
        goals = some(draw, found.board.width * found.board.height, draw.of(2, 10)) & ~(1 << found.start)
        desk.rows("goals", goals)
        for safely in (False, True):
            wanted = first(way, goals & safe if safely else goals)
            square = ways.nearest(desk, numbered(found, found.start), found.budget, safely)
            assert square == (-1 if wanted is None else numbered(found, wanted))
            if wanted is not None:
                assert ways.label_of(desk, square) == way.label(wanted)
                ways.traced(desk, numbered(found, found.start), square)
                assert [*desk.path[: desk.steps]] == [numbered(found, one) for one in way.path(wanted)]


def test_whatever_is_reached_has_its_label() -> None:
    for number in range(60_000, 60_030):
        found, watchers = terms(Draw(number))
        way, desk = plain_ways(found), laid(found, watchers)
        graded(desk, found)
        start = numbered(found, found.start)
        assert ways.nearest(desk, start, found.budget, False) == -1  # there are no goals
        for square in numbers(way.reached):
            assert ways.label_of(desk, numbered(found, square)) == way.label(square)


def test_a_number_of_bits_and_the_lowest_of_them() -> None:
    for place in range(62):
        assert ways.lowest(1 << place | 1 << 61) == place
        assert ways.ones((1 << place) - 1) == place


@pytest.mark.parametrize("number", range(40))
def test_lines_are_stopped_by_the_same(number: int) -> None:
    draw = Draw(70_000 + number)
    wide, high = 2 + draw.below(9), 2 + draw.below(7)
    field, size = board(wide, high), wide * high
    blocks = some(draw, size, draw.of(5, 20, 50))
    desk: Any = Desk(wide, high)
    desk.blocks[1, :high] = [blocks >> y * wide & desk.full for y in range(high)]
    for _ in range(40):
        (x, y), (u, v) = field.place(draw.below(size)), field.place(draw.below(size))
        box = plain_lines.between(field, (x, y), 1, (u, v), 1)
        assert lines.between(desk, 1, x, y, u, v) == bool(box & blocks)
        left = blocks & field.around(box) & ~plain_lines.spaces(field, (x, y), 1, (u, v), 1)
        desk.blocks[2] = desk.blocks[1]
        lines.bare(desk, 2, x, y)
        lines.bare(desk, 2, u, v)
        for corner, place in enumerate(plain_lines.CORNERS):
            wanted = plain_lines.stopped(field, (x, y), 1, place, (u, v), left)
            assert lines.stopped(desk, 2, corner, x, y, u, v) == wanted
            assert lines.stopped(desk, 2, corner, x, y, u, v, 1) == min(wanted, 1)
            drawn = [lines.stopped_for_good(desk, 1, corner, x, y, u, v) for _ in range(2)]
            assert drawn == [wanted, wanted], "it is kept as it was found"
