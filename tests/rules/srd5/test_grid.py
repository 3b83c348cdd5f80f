"""``srd5.grid.*`` against the examples of the catalogue."""

from __future__ import annotations

from itertools import product

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.terrain import step_cost
from bojiste.systems.srd5.words import FT, SQUARE
from tests.table import example


@pytest.mark.parametrize("length, width, expected", [example("srd5.grid.square E1", 30, 20, (6, 4))])
def test_square(length: int, width: int, expected: tuple[int, int]) -> None:
    assert (rules.grid.square(length * FT), rules.grid.square(width * FT)) == expected


@pytest.mark.parametrize("speed, squares", [example("srd5.grid.speed E1", 30, 6)])
def test_speed(speed: int, squares: int) -> None:
    assert rules.grid.square(speed * FT) == squares


@pytest.mark.parametrize(
    "left, expected",
    [
        example("srd5.grid.enter E1", 4, False),
        example("srd5.grid.enter edge-exact", 5, True),
    ],
)
def test_enter(left: int, expected: bool) -> None:
    assert rules.grid.enter(left * FT) is expected


@pytest.mark.parametrize("steps, speed, spent", [example("srd5.grid.enter E2", 6, 30, 30)])
def test_six_diagonal_steps(steps: int, speed: int, spent: int) -> None:
    left = speed * FT
    for _ in range(steps):
        assert rules.grid.enter(left)
        left -= SQUARE
    assert speed * FT - left == spent * FT
    assert not rules.grid.enter(left)


@pytest.mark.parametrize(
    "dx, dy, side, other, dz, expected",
    [
        example("srd5.grid.distance E1", 3, 5, 1, 1, 0, 25),
        example("srd5.grid.distance E2", 3, 1, 2, 1, 0, 10),
        example("srd5.grid.distance edge-adjacent", -1, -1, 1, 1, 0, 5),
        example("srd5.grid.distance edge-above", 1, 1, 1, 1, 3, 15),
        example("srd5.grid.distance edge-shared", 1, 0, 2, 1, 0, 0),
    ],
)
def test_distance(dx: int, dy: int, side: int, other: int, dz: int, expected: int) -> None:
    assert rules.grid.distance(dx, dy, side, other, dz) == expected * FT
    assert rules.grid.distance(-dx, -dy, other, side, -dz) == expected * FT


def counted(dx: int, dy: int, side: int, other: int) -> int:
    """The distance by counting: the nearest pair of squares of both spaces."""
    mine = product(range(side), repeat=2)
    theirs = list(product(range(dx, dx + other), range(dy, dy + other)))
    return min(max(abs(x - u), abs(y - v)) for x, y in mine for u, v in theirs) * SQUARE


@pytest.mark.parametrize(
    "side, other", [example(f"srd5.grid.distance {a}x{b}", a, b) for a in (1, 2, 4) for b in (1, 3)]
)
def test_distance_agrees_with_counting_squares(side: int, other: int) -> None:
    for dx, dy in product(range(-6, 7), repeat=2):
        assert rules.grid.distance(dx, dy, side, other) == counted(dx, dy, side, other)


@pytest.mark.parametrize(
    "steps, expected",
    [
        example("srd5.grid.realistic_diagonals E1", 3, [5, 10, 5]),
        example("srd5.grid.realistic_diagonals edge-four", 4, [5, 10, 5, 10]),
    ],
)
def test_realistic_diagonals(steps: int, expected: list[int]) -> None:
    costs = [rules.grid.realistic_diagonals(before) for before in range(steps)]
    assert costs == [cost * FT for cost in expected]
    assert rules.grid.realistic_distance(steps, steps) == sum(expected) * FT
    assert rules.grid.realistic_distance(-steps, steps + 2) == (sum(expected) + 10) * FT


@pytest.mark.parametrize(
    "dx, dy, side, other, expected",
    [
        example("srd5.grid.realistic_diagonals edge-adjacent", 1, -1, 1, 1, 5),
        example("srd5.grid.realistic_diagonals edge-straight", 0, 6, 1, 1, 30),
        example("srd5.grid.realistic_diagonals edge-large", 3, 3, 2, 1, 15),
        example("srd5.grid.realistic_diagonals edge-from-large", -3, -3, 1, 2, 15),
        example("srd5.grid.realistic_diagonals edge-shared", 1, 0, 2, 1, 0),
    ],
)
def test_realistic_distance(dx: int, dy: int, side: int, other: int, expected: int) -> None:
    assert rules.grid.realistic_distance(dx, dy, side, other) == expected * FT
    assert rules.grid.realistic_distance(-dx, -dy, other, side) == expected * FT


@pytest.mark.parametrize("left, expected_hf", [example("srd5.grid.off_feet E1", 5, 5)])
def test_feet_are_paid_one_by_one(left: int, expected_hf: int) -> None:
    assert rules.grid.affordable(left * FT, step_cost(difficult=True)) == expected_hf


@pytest.mark.parametrize(
    "dx, dy, expected",
    [
        example("srd5.grid.off_feet E2", 5 + 10, 0, 15),
        example("srd5.grid.off_feet edge-touching", 5, 5, 5),
        example("srd5.grid.off_feet edge-left", -15, 3, 15),
    ],
)
def test_off_feet(dx: int, dy: int, expected: int) -> None:
    assert rules.grid.off_feet(dx * FT, dy * FT) == expected * FT


@pytest.mark.rule("srd5.grid.off_feet")
def test_feet_agree_with_the_grid() -> None:
    for dx, dy in product(range(-5, 6), repeat=2):
        if (dx, dy) != (0, 0):
            assert rules.grid.off_feet(dx * SQUARE, dy * SQUARE) == rules.grid.distance(dx, dy)
