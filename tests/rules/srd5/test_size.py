"""``srd5.size.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import GARGANTUAN, HUGE, LARGE, MEDIUM, SMALL, SPACE_SQUARES, TINY
from tests.table import example


@pytest.mark.parametrize(
    "category, side_hf, squares",
    [
        example("srd5.size.table E1", LARGE, 20, 2),
        example("srd5.size.table edge-tiny", TINY, 5, 1),
        example("srd5.size.table edge-small", SMALL, 10, 1),
        example("srd5.size.table edge-medium", MEDIUM, 10, 1),
        example("srd5.size.table edge-huge", HUGE, 30, 3),
        example("srd5.size.table edge-gargantuan", GARGANTUAN, 40, 4),
    ],
)
def test_table(category: int, side_hf: int, squares: int) -> None:
    assert rules.size.table(category) == side_hf
    assert SPACE_SQUARES[category] == squares
