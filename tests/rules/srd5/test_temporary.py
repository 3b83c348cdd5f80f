"""``srd5.temporary.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "before, damage, expected",
    [
        example("srd5.temporary.absorb E1", 5, 7, (0, 2)),
        example("srd5.temporary.absorb edge-exact", 5, 5, (0, 0)),
        example("srd5.temporary.absorb edge-some-left", 5, 3, (2, 0)),
        example("srd5.temporary.absorb edge-none", 0, 3, (0, 3)),
        example("srd5.temporary.at_zero E1", 8, 6, (2, 0)),
        example("srd5.temporary.absorb S9", 5, 9, (0, 4)),
    ],
)
def test_absorb(before: int, damage: int, expected: tuple[int, int]) -> None:
    assert rules.temporary.absorb(before, damage) == expected


@pytest.mark.parametrize(
    "before, damage, expected",
    [
        example("srd5.temporary.at_zero E1-no-failure", 8, 6, False),
        example("srd5.temporary.at_zero edge-all-absorbed", 8, 8, False),
        example("srd5.temporary.at_zero edge-one-through", 8, 9, True),
    ],
)
def test_at_zero(before: int, damage: int, expected: bool) -> None:
    assert rules.temporary.at_zero(before, damage) is expected
