"""``srd5.flow.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.grid import distance
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "dx, dy, allowed, expected",
    [
        example("srd5.flow.positions E1", 6, 0, False, True),
        example("srd5.flow.positions E2", 0, 0, False, False),
        example("srd5.flow.positions edge-riding", 0, 0, True, True),
        example("srd5.flow.positions edge-touching", -1, 0, False, True),
    ],
)
def test_positions(dx: int, dy: int, allowed: bool, expected: bool) -> None:
    assert rules.flow.positions(dx, dy, 1, 1, allowed) is expected


@pytest.mark.parametrize(
    "dx, dy, side, other, expected",
    [
        example("srd5.flow.positions edge-inside-the-ogre", 1, 1, 2, 1, False),
        example("srd5.flow.positions edge-beside-the-ogre", 2, 1, 2, 1, True),
        example("srd5.flow.positions edge-ogre-upon-me", -1, -1, 1, 2, False),
    ],
)
def test_positions_of_larger_ones(dx: int, dy: int, side: int, other: int, expected: bool) -> None:
    assert rules.flow.positions(dx, dy, side, other) is expected


@pytest.mark.rule("srd5.flow.positions")
def test_the_distance_at_the_start() -> None:
    assert distance(6, 0) == 30 * FT


@pytest.mark.parametrize(
    "standing, hostile, expected",
    [
        example("srd5.flow.end E1", (1, 0), ((0, 1),), True),
        example("srd5.flow.end edge-one-goblin", (1, 1), ((0, 1),), False),
        example("srd5.flow.end edge-nobody", (0, 0), ((0, 1),), True),
        example("srd5.flow.end edge-third-side", (1, 0, 2), ((0, 1), (0, 2), (1, 2)), False),
        example("srd5.flow.end edge-onlookers", (1, 0, 2), ((0, 1),), True),
    ],
)
def test_end(standing: tuple[int, ...], hostile: tuple[tuple[int, int], ...], expected: bool) -> None:
    assert rules.flow.end(standing, hostile) is expected
