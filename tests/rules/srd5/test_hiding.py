"""``srd5.hiding.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "seen, possible", [example("srd5.hiding.when E1", True, False), example("srd5.hiding.when E2", False, True)]
)
def test_when(seen: bool, possible: bool) -> None:
    assert rules.hiding.when(seen) is possible


@pytest.mark.parametrize(
    "stealth, passive, tie, hidden",
    [
        example("srd5.hiding.check E1", 11, 10, "seeker", True),
        example("srd5.hiding.check E1-sharp-eyes", 11, 12, "seeker", False),
        example("srd5.hiding.check edge-tie", 11, 11, "seeker", False),
        example("srd5.hiding.check edge-tie-to-the-hider", 11, 11, "hider", True),
    ],
)
def test_check(stealth: int, passive: int, tie: str, hidden: bool) -> None:
    assert rules.hiding.check(stealth, passive, tie) is hidden


@pytest.mark.parametrize(
    "perception, stealth, found",
    [
        example("srd5.hiding.active_search E1", 11, 11, False),
        example("srd5.hiding.active_search E1-found", 12, 11, True),
    ],
)
def test_active_search(perception: int, stealth: int, found: bool) -> None:
    assert rules.hiding.active_search(perception, stealth) is found


@pytest.mark.parametrize(
    "own, saw, sees, beside, lost",
    [
        example("srd5.hiding.lost E1", True, False, True, False, True),
        example("srd5.hiding.lost edge-walks-about-in-the-open", True, True, True, False, True),
        example("srd5.hiding.lost edge-still-out-of-sight", True, False, False, True, False),
        example("srd5.hiding.lost edge-the-other-walks-by", False, True, True, False, False),
        example("srd5.hiding.lost edge-the-other-comes-round", False, False, True, False, True),
        example("srd5.hiding.lost edge-side-by-side", False, True, True, True, True),
    ],
)
def test_lost(own: bool, saw: bool, sees: bool, beside: bool, lost: bool) -> None:
    assert rules.hiding.lost(own, saw, sees, beside) is lost
