"""drd2.act: actions and consequences."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Effect
from tests.table import example

UP, DOWN, SCAR = Effect.THREAT_UP, Effect.THREAT_DOWN, Effect.SCAR


@pytest.mark.parametrize(
    "targets, wide, area, expected",
    [
        example("drd2.action.one_target E1", 2, False, False, False),
        example("drd2.action.one_target edge one", 1, False, False, True),
        example("drd2.action.one_target edge none", 0, False, False, True),
        example("drd2.action.one_target edge wide", 2, True, False, True),
        example("drd2.action.one_target edge area", 4, False, True, True),
    ],
)
def test_one_target(targets: int, wide: bool, area: bool, expected: bool) -> None:
    assert rules.action.one_target(targets, wide, area) is expected


@pytest.mark.parametrize(
    "attackers, most, expected",
    [
        example("drd2.action.reach E1", 1, 1, False),
        example("drd2.action.reach edge first", 0, 1, True),
        example("drd2.action.reach edge no bound", 9, None, True),
    ],
)
def test_reach(attackers: int, most: int | None, expected: bool) -> None:
    ruling = rules.action.reach(attackers, most)
    assert ruling.default is expected
    assert set(ruling.answers) == {True, False}


@pytest.mark.parametrize(
    "effect, expected",
    [
        example("drd2.action.size E1", SCAR, 1),
        example("drd2.action.size edge Threat", UP, 1),
        example("drd2.action.story_only E1 no number", Effect.STORY, 0),
        example("drd2.action.size edge elimination", Effect.ELIMINATE, 0),
        example("drd2.action.size edge special", Effect.OTHER, 0),
    ],
)
def test_size(effect: Effect, expected: int) -> None:
    assert rules.action.size(effect) == expected


@pytest.mark.parametrize(
    "effects, expected",
    [
        example("drd2.action.one_consequence E1", (Effect.THREAT_UP, Effect.SCAR), False),
        example("drd2.action.one_consequence edge one", (Effect.SCAR,), True),
        example("drd2.action.one_consequence edge none", (), False),
    ],
)
def test_one_consequence(effects: tuple[Effect, ...], expected: bool) -> None:
    assert rules.action.one_consequence(effects) is expected


@pytest.mark.parametrize(
    "marked, targets, allowed",
    [
        example("drd2.action.area E1 ladder", True, 3, True),
        example("drd2.action.area edge not marked", False, 3, False),
    ],
)
def test_area(marked: bool, targets: int, allowed: bool) -> None:
    ruling = rules.action.area(marked)
    assert rules.action.one_target(targets, area=ruling.default) is allowed
    assert set(ruling.answers) == {True, False}
