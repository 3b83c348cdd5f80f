"""``srd5.surprise.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "passive, stealth, all_hide, expected",
    [
        example("srd5.surprise.compare E1", 10, (12 + 5, 3 + 1), True, False),
        example("srd5.surprise.compare E2", 10, (12 + 5,), True, True),
        example("srd5.surprise.compare edge-one-in-the-open", 10, (12 + 5,), False, False),
        example("srd5.surprise.compare edge-nobody-hides", 10, (), True, False),
    ],
)
def test_compare(passive: int, stealth: tuple[int, ...], all_hide: bool, expected: bool) -> None:
    assert rules.surprise.compare(passive, stealth, all_hide) is expected


@pytest.mark.parametrize(
    "passive, stealth, stealth_tie, surprised",
    [
        example("srd5.surprise.tie E1", 10, 10, "seeker", False),
        example("srd5.surprise.tie edge-hider", 10, 10, "hider", True),
        example("srd5.surprise.tie edge-more", 11, 10, "hider", False),
        example("srd5.surprise.tie edge-less", 9, 10, "seeker", True),
    ],
)
def test_tie(passive: int, stealth: int, stealth_tie: str, surprised: bool) -> None:
    assert rules.surprise.tie(passive, stealth, stealth_tie) is not surprised
    assert rules.surprise.compare(passive, (stealth,), stealth_tie=stealth_tie) is surprised
