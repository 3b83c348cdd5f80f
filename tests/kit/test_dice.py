"""Dice of which some count."""

from __future__ import annotations

import pytest

from bojiste.kit.dice import keep, throw
from tests.coin import lost
from tests.kit.test_order import driven


@pytest.mark.parametrize(
    "faces, count, lowest, counted, shown",
    [
        ((3, 5), 2, False, (3, 5), (True, True)),
        ((3, 5, 1), 2, False, (3, 5), (True, True, False)),
        ((3, 5, 1), 2, True, (3, 1), (True, False, True)),
        ((4, 4), 1, False, (4,), (True, False)),
        ((4, 4), 1, True, (4,), (True, False)),
    ],
)
def test_keep(
    faces: tuple[int, ...], count: int, lowest: bool, counted: tuple[int, ...], shown: tuple[bool, ...]
) -> None:
    thrown = keep(6, faces, count, lowest=lowest)
    assert thrown.counted == counted and thrown.total == sum(counted)
    assert tuple(die.face for die in thrown.shown) == faces
    assert tuple(die.kept for die in thrown.shown) == shown


def test_throw_asks_in_reading_order() -> None:
    thrown, asked = driven(throw(3, 10, lost, "ada", counting=2), (1, 9, 4))
    assert thrown.counted == (9, 4)
    assert [(roll.sides, roll.actor) for roll in asked] == [(10, "ada")] * 3
