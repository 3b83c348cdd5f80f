"""Lines over a map: what stops them, from the best corner to the best square."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bojiste.kit.board import board, numbers, union
from bojiste.kit.lines import CORNERS, fewest, spaces
from bojiste.kit.lines import stopped as lines_stopped
from bojiste.kit.maps import read_map
from tests.kit import plain_lines

WIDTH, HEIGHT = 6, 5
BOARD = board(WIDTH, HEIGHT)


def stopped(drawn: str, side: int = 1, other: int = 1) -> int:
    """How many lines are stopped between the first ``a`` and the first ``b`` of a drawn map."""
    ground, marks = read_map(drawn)
    squares = board(ground.width, ground.height)
    return fewest(squares, marks["a"][0], side, marks["b"][0], other, ground.where("#"))


@pytest.mark.parametrize(
    "drawn, lines",
    [
        ("a..b", 0),
        ("a#.b", 4),  # the rim of the map is no way round
        ("....\na#.b\n....", 2),  # a pillar hides two corners, along its edge the others are seen
        ("..#.\na.#b\n..#.", 4),
        ("...#\na..#\n...b", 0),  # past the end of a wall
        ("####\na..b\n####", 0),  # a passage
        ("####\na#.b\n####", 4),
        ("#b\na#", 4),  # two walls that touch at a corner leave no gap
        (".b\na#", 0),
        ("#b\na.", 0),
        ("a#b\n.#.", 4),
        ("a#b\n...", 2),
        ("##.\n#a#\n##b", 4),
        ("...#..\na..#.b\n......", 2),
        ("....b\n..#..\na....", 3),
    ],
)
def test_what_stands_between(drawn: str, lines: int) -> None:
    assert stopped(drawn) == lines


def test_of_a_large_space_the_best_corner_and_the_best_square_count() -> None:
    around_the_end = "...#..\na..#b.\n......"
    assert [stopped(around_the_end, side, other) for side, other in ((1, 1), (2, 1), (1, 2))] == [2, 2, 0]
    assert [stopped("..#...\na.#.b.\n......", side) for side in (1, 2)] == [2, 0]


def open_ways(start: int, filled: int) -> int:
    """Squares that are reached along rows and columns through what is not filled."""
    reached = 1 << start
    while (more := reached | BOARD.straight(reached) & ~filled) != reached:
        reached = more
    return reached


@given(st.lists(st.booleans(), min_size=30, max_size=30), *[st.integers(0, 29)] * 2)
def test_nothing_gets_out_of_a_sealed_room(walls: list[bool], here: int, there: int) -> None:
    filled = union(1 << number for number, wall in enumerate(walls) if wall) & ~(1 << here | 1 << there)
    lines = fewest(BOARD, BOARD.place(here), 1, BOARD.place(there), 1, filled)
    assert lines == 4 or open_ways(here, filled) >> there & 1
    assert lines == 0 or filled


@given(st.lists(st.booleans(), min_size=30, max_size=30), *[st.integers(0, 29)] * 3)
def test_one_thing_more_never_opens_a_line(walls: list[bool], here: int, there: int, more: int) -> None:
    filled = union(1 << number for number, wall in enumerate(walls) if wall)
    before = fewest(BOARD, BOARD.place(here), 1, BOARD.place(there), 1, filled)
    assert before <= fewest(BOARD, BOARD.place(here), 1, BOARD.place(there), 1, filled | 1 << more)
    assert len(list(numbers(filled))) == sum(walls)


@given(st.integers(0, 2**30 - 1), st.integers(1, 2), st.integers(0, 29), st.integers(0, 29), st.sampled_from(CORNERS))
def test_the_same_lines_are_stopped_as_one_walked_square_by_square(
    walls: int, side: int, here: int, there: int, corner: tuple[int, int]
) -> None:
    (x, y), goal = BOARD.place(here), BOARD.place(there)
    x, y = min(x, WIDTH - side), min(y, HEIGHT - side)
    filled = walls & ~spaces(BOARD, (x, y), side, goal, 1)
    walked = plain_lines.stopped(BOARD, (x, y), side, corner, goal, filled)
    assert lines_stopped(BOARD, (x, y), side, corner, goal, filled) == walked
