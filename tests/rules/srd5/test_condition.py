"""``srd5.condition.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.core.scene import LANGUAGES
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.movement import speed_calc
from bojiste.systems.srd5.words import CONDITIONS, FT
from bojiste.tell.words import Words
from tests.table import example


@pytest.mark.parametrize(
    "natural, armor_class, outcome",
    [
        example("srd5.condition.poisoned E1-miss", 6, 16, rules.attack.MISS),
        example("srd5.condition.prone_own E1-miss", 10, 16, rules.attack.MISS),
    ],
)
def test_the_lower_die_misses(natural: int, armor_class: int, outcome: int) -> None:
    assert rules.attack.step_resolve(natural, 5, armor_class) == outcome


@pytest.mark.parametrize(
    "target_is_charmer, expected",
    [example("srd5.condition.charmed E1", True, False), example("srd5.condition.charmed E1-another", False, True)],
)
def test_charmed(target_is_charmer: bool, expected: bool) -> None:
    assert rules.condition.charmed(target_is_charmer) is expected


@pytest.mark.parametrize(
    "level, base, speed",
    [
        example("srd5.condition.exhaustion E1", 2, 30, 15),
        example("srd5.condition.exhaustion edge-1", 1, 30, 30),
        example("srd5.condition.exhaustion edge-4", 4, 30, 15),
        example("srd5.condition.exhaustion edge-5", 5, 30, 0),
    ],
)
def test_exhaustion_and_speed(level: int, base: int, speed: int) -> None:
    effects = rules.condition.exhaustion(level)
    assert speed_calc(base * FT, halvings=effects.halvings, zero=effects.speed_zero) == speed * FT


@pytest.mark.parametrize(
    "level, maximum, expected",
    [
        example("srd5.condition.exhaustion E2", 4, 25, 12),
        example("srd5.condition.exhaustion edge-3", 3, 25, 25),
        example("srd5.condition.exhaustion edge-at-least-1", 4, 1, 1),
    ],
)
def test_exhaustion_and_hit_points(level: int, maximum: int, expected: int) -> None:
    assert rules.condition.hp_max(maximum, level) == expected


@pytest.mark.parametrize(
    "before, after, refused",
    [
        example("srd5.condition.frightened E1", 30, 25, True),
        example("srd5.condition.frightened edge-around", 30, 30, False),
        example("srd5.condition.frightened edge-away", 30, 35, False),
    ],
)
def test_frightened_steps(before: int, after: int, refused: bool) -> None:
    assert rules.condition.approaches(before * FT, after * FT) is refused


ASKED_WHO_LOOKS = {"charmed", "frightened", "invisible"}
"""Conditions whose effects hang on who is looking at whom."""


def test_every_condition_does_something_and_has_its_words() -> None:
    """A name in the list alone would be borne, and change nothing."""
    assert {*rules.condition.CAUSE} == {*CONDITIONS}
    assert {*rules.condition.CONSTANT} == {*CONDITIONS} - ASKED_WHO_LOOKS
    assert all(rules.condition.effects((name,)) != rules.condition.NO_EFFECTS for name in rules.condition.CONSTANT)
    for language in LANGUAGES:
        words = Words(language, "srd5")
        assert not [id for name in CONDITIONS for id in (f"state-{name}", f"condition-{name}") if not words.has(id)]
