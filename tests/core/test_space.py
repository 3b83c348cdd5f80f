"""Maps, distances, and the cheapest way: what is defined is the result, so a slow plain search must agree."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bojiste.core.space import STEPS, BadMap, distance, read_map, squares, ways


def test_a_drawn_map_is_ground_and_marks() -> None:
    ground, marks = read_map("""
        ..a#
        ~g.g
    """)
    assert (ground.width, ground.height, ground.letters) == (4, 2, "...#~...")
    assert marks == {"a": [(2, 0)], "g": [(1, 1), (3, 1)]}
    assert ground.rows() == ("...#", "~...")


@pytest.mark.parametrize(
    "drawn, reason, line, column",
    [("", "empty-map", 1, 1), ("..\n...", "uneven-map", 2, 4), ("..\n.!", "unknown-ground", 2, 2)],
)
def test_a_bad_map_says_where(drawn: str, reason: str, line: int, column: int) -> None:
    with pytest.raises(BadMap) as bad:
        read_map(drawn)
    assert (bad.value.reason, bad.value.line, bad.value.column) == (reason, line, column)


@given(*[st.integers(0, 9)] * 4, st.integers(1, 3), st.integers(1, 3))
def test_distance_is_that_of_the_nearest_squares(ax: int, ay: int, bx: int, by: int, a: int, b: int) -> None:
    nearest = min(max(abs(x - u), abs(y - v)) for x, y in squares(ax, ay, a) for u, v in squares(bx, by, b))
    assert distance(ax, ay, a, bx, by, b) == nearest == distance(bx, by, b, ax, ay, a)


WIDTH, HEIGHT = 5, 4
SIZE = WIDTH * HEIGHT


def plainly(
    start: int, budget: int, enter: list[int], solid: list[bool], danger: list[int]
) -> dict[int, tuple[int, int]]:
    """Dangers and cost of the best way to each square, by trying every step until nothing gets better."""
    best = {start: (0, 0)}
    changed = True
    while changed:
        changed = False
        for here, (dangers, cost) in sorted(best.items()):
            x, y = here % WIDTH, here // WIDTH
            for dx, dy in STEPS:
                nx, ny = x + dx, y + dy
                if not (0 <= nx < WIDTH and 0 <= ny < HEIGHT):
                    continue
                there = ny * WIDTH + nx
                if not enter[there] or cost + enter[there] > budget:
                    continue
                if dx and dy and (solid[y * WIDTH + nx] or solid[ny * WIDTH + x]):
                    continue
                reached = (dangers + (danger[here] & ~danger[there]).bit_count(), cost + enter[there])
                if there not in best or reached < best[there]:
                    best[there] = reached
                    changed = True
    return best


def rows(values: st.SearchStrategy[int]) -> st.SearchStrategy[list[int]]:
    return st.lists(values, min_size=SIZE, max_size=SIZE)


@given(st.integers(0, SIZE - 1), st.integers(0, 60), rows(st.sampled_from([0, 10, 10, 20])))
def test_ways_without_danger_agree_with_a_plain_search(start: int, budget: int, enter: list[int]) -> None:
    solid = [price == 0 for price in enter]
    danger = [0] * SIZE
    way = ways(WIDTH, HEIGHT, start, budget, enter, solid, danger)
    assert {square: (0, cost) for square, cost in way.cost.items()} == plainly(start, budget, enter, solid, danger)
    for goal, cost in way.cost.items():
        path = way.path(goal)
        assert sum(enter[square] for square in path) == cost
        assert not path or path[-1] == goal


@given(st.integers(0, SIZE - 1), rows(st.sampled_from([0, 10, 20])), rows(st.integers(0, 3)))
def test_with_a_large_budget_the_fewest_dangers_win(start: int, enter: list[int], danger: list[int]) -> None:
    solid = [price == 0 for price in enter]
    way = ways(WIDTH, HEIGHT, start, 10_000, enter, solid, danger)
    found = {square: (way.dangers[square], cost) for square, cost in way.cost.items()}
    assert found == plainly(start, 10_000, enter, solid, danger)


def test_of_equal_ways_the_lowest_square_before_is_taken() -> None:
    way = ways(3, 3, 0, 100, [10] * 9, [False] * 9, [0] * 9)
    assert way.path(8) == (4, 8)
    assert way.path(2) == (1, 2)
    assert ways(3, 3, 3, 100, [10] * 9, [False] * 9, [0] * 9).path(5) == (1, 5)


@given(
    st.integers(0, SIZE - 1),
    st.integers(0, 60),
    rows(st.sampled_from([0, 10, 10, 20])),
    rows(st.integers(0, 3)),
)
def test_whatever_the_budget_reaches_is_reached(start: int, budget: int, enter: list[int], danger: list[int]) -> None:
    solid = [price == 0 for price in enter]
    way = ways(WIDTH, HEIGHT, start, budget, enter, solid, danger)
    cheapest = plainly(start, budget, enter, solid, [0] * SIZE)
    assert way.cost.keys() == cheapest.keys()
    for goal, cost in way.cost.items():
        path = way.path(goal)
        assert sum(enter[square] for square in path) == cost <= budget
        walked = [start, *path]
        left = sum((danger[a] & ~danger[b]).bit_count() for a, b in pairwise(walked))
        assert left == way.dangers[goal]
