"""``srd5.healing.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.death import reset
from bojiste.systems.srd5.words import OK
from tests.table import example


@pytest.mark.parametrize(
    "before, maximum, regained, after",
    [
        example("srd5.healing.add E1", 14, 20, 8, 20),
        example("srd5.healing.add edge-below", 14, 20, 5, 19),
        example("srd5.healing.add edge-exact", 14, 20, 6, 20),
    ],
)
def test_add(before: int, maximum: int, regained: int, after: int) -> None:
    assert rules.healing.add(before, maximum, regained) == after


@pytest.mark.parametrize(
    "is_dead, restores_life, expected",
    [
        example("srd5.healing.dead E1", True, False, False),
        example("srd5.healing.dead E2", True, True, True),
        example("srd5.healing.dead edge-alive", False, False, True),
    ],
)
def test_dead(is_dead: bool, restores_life: bool, expected: bool) -> None:
    assert rules.healing.dead(is_dead, restores_life) is expected


@pytest.mark.parametrize(
    "before, regained, wakes",
    [
        example("srd5.healing.wake E1", 0, 3, True),
        example("srd5.healing.wake edge-nothing", 0, 0, False),
        example("srd5.healing.wake edge-was-up", 1, 3, False),
    ],
)
def test_wake(before: int, regained: int, wakes: bool) -> None:
    assert rules.healing.wake(before, regained) is wakes
    assert rules.healing.add(before, 18, regained) == before + regained
    assert reset(OK, 0, 2) == (0, 0)
