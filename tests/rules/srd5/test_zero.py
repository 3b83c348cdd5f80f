"""``srd5.zero.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import DEAD, DYING
from tests.table import example


@pytest.mark.parametrize(
    "points, maximum, damage, is_character, life",
    [
        example("srd5.zero.branch E1", 5, 18, 9, True, DYING),
        example("srd5.zero.branch E1-gob", 5, 7, 9, False, DEAD),
        example("srd5.zero.instant_death E1", 6, 12, 18, True, DEAD),
        example("srd5.zero.instant_death E2", 6, 12, 17, True, DYING),
        example("srd5.zero.monster E1", 7, 7, 7, False, DEAD),
    ],
)
def test_branch(points: int, maximum: int, damage: int, is_character: bool, life: int) -> None:
    assert rules.hit_points.subtract(points, damage) == 0
    assert (
        rules.zero.branch(rules.hit_points.overflow(points, damage), maximum, rules.zero.monster(is_character)) == life
    )


@pytest.mark.parametrize(
    "left, maximum, expected",
    [
        example("srd5.zero.instant_death edge-equal", 12, 12, True),
        example("srd5.zero.instant_death edge-below", 11, 12, False),
        example("srd5.zero.instant_death edge-nothing-left", 0, 0, False),
    ],
)
def test_instant_death(left: int, maximum: int, expected: bool) -> None:
    assert rules.zero.instant_death(left, maximum) is expected


@pytest.mark.parametrize(
    "is_character, uses_death_saves, dies",
    [
        example("srd5.zero.monster edge-flag", False, True, False),
        example("srd5.zero.monster edge-character", True, None, False),
        example("srd5.zero.monster edge-character-flag", True, False, True),
    ],
)
def test_monster(is_character: bool, uses_death_saves: bool | None, dies: bool) -> None:
    assert rules.zero.monster(is_character, uses_death_saves) is dies
