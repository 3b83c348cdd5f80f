"""Maps, distances, sets of squares, and the best ways: a slow plain search must come to the same."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bojiste.kit.board import board, numbers, union
from bojiste.kit.distances import distance, squares
from bojiste.kit.maps import BadMap, read_map
from bojiste.kit.ways import Terms, Ways, first
from bojiste.kit.ways import ways as best_ways
from tests.kit.plain_ways import STEPS, Way, ways, ways_by_diagonals


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


def test_of_equal_ways_the_straightest_is_taken() -> None:
    way = ways(3, 3, 0, 100, [10] * 9, [False] * 9, [0] * 9)
    assert way.path(8) == (4, 8)
    assert way.path(2) == (1, 2)
    assert ways(3, 3, 3, 100, [10] * 9, [False] * 9, [0] * 9).path(5) == (4, 5)


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


# -- where every second diagonal step costs more -------------------------------------------------------------------

Stand = tuple[int, bool]
"""A square, and whether an odd number of diagonal steps lies behind."""


def counting(
    start: int, odd: bool, budget: int, enter: list[int], danger: list[int], *, wary: bool = True
) -> dict[int, tuple[int, int]]:
    """The best label of each square (dangers and cost if ``wary``, else cost and dangers), every second diagonal step
    costing double: by trying every step from every stand until nothing gets better."""
    best: dict[Stand, tuple[int, int]] = {(start, odd): (0, 0)}
    changed = True
    while changed:
        changed = False
        for ((here, turned), label), (dx, dy) in product(sorted(best.items()), STEPS):
            dangers, cost = label if wary else label[::-1]
            x, y = here % WIDTH, here // WIDTH
            nx, ny = x + dx, y + dy
            if not (0 <= nx < WIDTH and 0 <= ny < HEIGHT and enter[ny * WIDTH + nx]):
                continue
            there, diagonal = ny * WIDTH + nx, bool(dx and dy)
            if diagonal and not (enter[y * WIDTH + nx] and enter[ny * WIDTH + x]):
                continue
            paid = cost + enter[there] * (2 if diagonal and turned else 1)
            risk = dangers + (danger[here] & ~danger[there]).bit_count()
            reached, stand = ((risk, paid) if wary else (paid, risk)), (there, turned != diagonal)
            if paid <= budget and (stand not in best or reached < best[stand]):
                best[stand] = reached
                changed = True
    return {square: min(best[stand] for stand in best if stand[0] == square) for square, _ in best}


def diagonals_counted(start: int, odd: bool, budget: int, enter: list[int], danger: list[int]) -> Way:
    solid = [price == 0 for price in enter]
    return ways_by_diagonals(WIDTH, HEIGHT, start, budget, enter, solid, danger, [2 * price for price in enter], odd)


def walked(way: Way, start: int, odd: bool, enter: list[int], danger: list[int]) -> dict[int, tuple[int, int]]:
    """Dangers and cost of each way, walked square by square."""
    found = {}
    for goal in way.cost:
        cost = dangers = 0
        turned = odd
        for before, here in pairwise([start, *way.path(goal)]):
            diagonal = before % WIDTH != here % WIDTH and before // WIDTH != here // WIDTH
            cost += enter[here] * (2 if diagonal and turned else 1)
            turned = turned != diagonal
            dangers += (danger[before] & ~danger[here]).bit_count()
        assert goal == start or way.path(goal)[-1] == goal
        found[goal] = (dangers, cost)
    return found


PRICES = rows(st.sampled_from([0, 10, 10, 20]))


@pytest.mark.rule("srd5.grid.realistic_diagonals")
@given(st.integers(0, SIZE - 1), st.booleans(), st.integers(0, 80), PRICES)
def test_ways_that_count_diagonals_agree_with_a_plain_search(
    start: int, odd: bool, budget: int, enter: list[int]
) -> None:
    danger = [0] * SIZE
    way = diagonals_counted(start, odd, budget, enter, danger)
    assert {square: (0, cost) for square, cost in way.cost.items()} == counting(start, odd, budget, enter, danger)
    assert walked(way, start, odd, enter, danger) == {square: (0, cost) for square, cost in way.cost.items()}


@pytest.mark.rule("srd5.grid.realistic_diagonals")
@given(st.integers(0, SIZE - 1), st.booleans(), st.integers(0, 80), PRICES, rows(st.integers(0, 3)))
def test_ways_that_count_diagonals_past_dangers(
    start: int, odd: bool, budget: int, enter: list[int], danger: list[int]
) -> None:
    """Whatever the budget reaches is reached; the fewest dangers win where the budget is no bar."""
    way = diagonals_counted(start, odd, budget, enter, danger)
    cheapest = counting(start, odd, budget, enter, danger, wary=False)
    assert way.cost.keys() == way.dangers.keys() == cheapest.keys()
    told = {square: (way.dangers[square], cost) for square, cost in way.cost.items()}
    assert walked(way, start, odd, enter, danger) == told
    free = diagonals_counted(start, odd, 10_000, enter, danger)
    assert {square: (free.dangers[square], cost) for square, cost in free.cost.items()} == counting(
        start, odd, 10_000, enter, danger
    )


@pytest.mark.rule("srd5.grid.realistic_diagonals")
@pytest.mark.parametrize(
    "goal, odd, cost, path",
    [
        (12, False, 30, (6, 12)),  # not the diagonal and two straight steps, after which the next diagonal is dear
        (13, False, 40, (6, 12, 13)),  # the straight step last
        (6, True, 20, (6,)),
        (10, True, 20, (5, 10)),
    ],
)
def test_of_equal_ways_the_one_with_an_even_number_of_diagonals_is_taken(
    goal: int, odd: bool, cost: int, path: tuple[int, ...]
) -> None:
    way = diagonals_counted(0, odd, 100, [10] * SIZE, [0] * SIZE)
    assert (way.cost[goal], way.path(goal), way.path(0)) == (cost, path, ())


# -- sets of squares ---------------------------------------------------------------------------------------------

BOARD = board(WIDTH, HEIGHT)


def as_set(chosen: Sequence[int]) -> int:
    return union(1 << number for number in chosen)


def terms_of(
    start: int, budget: int, enter: list[int], danger: list[int], *, counting: bool = False, odd: bool = False
) -> Terms:
    """The same map as sets: prices, what fills its space, and whom each bit of danger stands for."""
    prices = tuple((price, as_set([n for n in range(SIZE) if enter[n] == price])) for price in sorted({*enter} - {0}))
    solid = as_set([number for number in range(SIZE) if not enter[number]])
    watched = tuple(as_set([n for n in range(SIZE) if danger[n] >> bit & 1]) for bit in range(max(danger).bit_length()))
    return Terms(BOARD, start, budget, prices, solid, watched, (), counting, odd)


def agree(found: Ways, plain: Way) -> None:
    """The same squares, dangers, costs and paths."""
    labels = {square: found.label(square) for square in numbers(found.reached)}
    assert labels == {square: (plain.dangers[square], cost) for square, cost in plain.cost.items()}
    assert {square: found.path(square) for square in labels} == {square: plain.path(square) for square in labels}


@given(st.integers(0, SIZE - 1), st.integers(0, 80), PRICES, rows(st.integers(0, 7)))
def test_sets_agree_with_the_plain_search(start: int, budget: int, enter: list[int], danger: list[int]) -> None:
    solid = [price == 0 for price in enter]
    agree(best_ways(terms_of(start, budget, enter, danger)), ways(WIDTH, HEIGHT, start, budget, enter, solid, danger))


@pytest.mark.rule("srd5.grid.realistic_diagonals")
@given(st.integers(0, SIZE - 1), st.booleans(), st.integers(0, 80), PRICES, rows(st.integers(0, 3)))
def test_sets_agree_where_diagonals_are_counted(
    start: int, odd: bool, budget: int, enter: list[int], danger: list[int]
) -> None:
    terms = terms_of(start, budget, enter, danger, counting=True, odd=odd)
    agree(best_ways(terms), diagonals_counted(start, odd, budget, enter, danger))


@given(st.integers(0, SIZE - 1), PRICES, st.integers(0, SIZE - 1))
def test_nobody_steps_closer_to_what_is_feared(start: int, enter: list[int], source: int) -> None:
    """Squares that can be reached without ever coming nearer, found step by step."""
    x, y = BOARD.place(source)
    far = [distance(x, y, 1, n % WIDTH, n // WIDTH, 1) for n in range(SIZE)]
    circles = tuple(BOARD.within(x, y, 1, length, 1) for length in range(max(WIDTH, HEIGHT)))
    solid = as_set([number for number in range(SIZE) if not enter[number]])
    reached, fresh = {start}, {start}
    while fresh:
        steps = {
            there
            for here in fresh
            for there in numbers(BOARD.straight(1 << here) | BOARD.diagonal(1 << here, BOARD.corners(solid)))
            if enter[there] and far[there] >= far[here]
        }
        fresh = steps - reached
        reached |= fresh
    terms = terms_of(start, 10_000, enter, [0] * SIZE)._replace(feared=(circles,))
    assert set(numbers(best_ways(terms).reached)) == reached


def test_a_long_way_keeps_to_the_line() -> None:
    """Of all ways of ten steps to a square two rows lower none leaves the line by more than a row."""
    wide = board(12, 7)
    path = best_ways(Terms(wide, wide.number(0, 2), 1000, ((10, wide.full),))).path(wide.number(10, 4))
    assert [wide.place(square)[1] for square in path] == [2, 2, 3, 3, 3, 3, 3, 4, 4, 4]
    straight = best_ways(Terms(wide, wide.number(0, 2), 1000, ((10, wide.full),))).path(wide.number(9, 2))
    assert {wide.place(square)[1] for square in straight} == {2}


@given(st.integers(0, SIZE - 1), rows(st.integers(0, 3)), st.integers(0, 2))
def test_no_step_is_higher_than_the_rise(start: int, high: list[int], rise: int) -> None:
    """Squares that can be reached over slopes and not over cliffs, found step by step."""
    reached, fresh = {start}, {start}
    while fresh:
        near = {(here, there) for here in fresh for there in numbers(BOARD.around(1 << here))}
        fresh = {there for here, there in near if abs(high[here] - high[there]) <= rise} - reached
        reached |= fresh
    heights = tuple((h, as_set([n for n in range(SIZE) if high[n] == h])) for h in sorted({*high} - {0}))
    terms = terms_of(start, 10_000, [10] * SIZE, [0] * SIZE)._replace(heights=heights, rise=rise)
    assert set(numbers(best_ways(terms).reached)) == reached


@given(rows(st.integers(0, 1)), st.integers(1, 3))
def test_spaces_hold_the_squares_they_cover(chosen: list[int], side: int) -> None:
    marked = {number for number in range(SIZE) if chosen[number]}
    covering = BOARD.covering(as_set(sorted(marked)), side) & BOARD.fitting(side)
    expected = {
        BOARD.number(x, y)
        for x, y in product(range(WIDTH - side + 1), range(HEIGHT - side + 1))
        if any(BOARD.number(*square) in marked for square in squares(x, y, side))
    }
    assert set(numbers(covering)) == expected


@given(*[st.integers(0, 4)] * 2, *[st.integers(1, 3)] * 2, st.integers(1, 4))
def test_within_a_length_is_what_distance_says(x: int, y: int, side: int, own: int, length: int) -> None:
    near = {n for n in range(SIZE) if distance(n % WIDTH, n // WIDTH, own, x, y, side) <= length}
    assert set(numbers(BOARD.within(x, y, side, length, own))) == near


def test_the_first_of_a_set_is_the_one_with_the_fewest_dangers_then_the_cheapest_then_the_lowest() -> None:
    way = best_ways(terms_of(0, 100, [10] * SIZE, [1, *[0] * (SIZE - 1)]))
    assert first(way, as_set([0, 3])) == 0
    assert first(way, as_set([4, 12, 7])) == 7
    assert first(way, 0) is None
