"""``srd5.knock_out.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "melee, before, after, expected",
    [
        example("srd5.knock_out.choice E1", True, 8, 0, True),
        example("srd5.knock_out.choice edge-ranged", False, 8, 0, False),
        example("srd5.knock_out.choice edge-still-up", True, 8, 1, False),
        example("srd5.knock_out.choice edge-was-down", True, 0, 0, False),
    ],
)
def test_choice(melee: bool, before: int, after: int, expected: bool) -> None:
    assert rules.knock_out.choice(melee, before, after) is expected
