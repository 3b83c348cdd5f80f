"""drd2.quick: the Quick game."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Feature, Manoeuvre, Mode
from tests.table import example


@pytest.mark.parametrize(
    "used, expected",
    [
        example("drd2.quick_game.scope E1", (Feature.HELPER,), (Feature.HELPER,)),
        example("drd2.quick_game.scope edge nothing", (), ()),
        example("drd2.quick_game.scope edge two", (Feature.MAGIC, Feature.ABILITY), (Feature.ABILITY, Feature.MAGIC)),
    ],
)
def test_scope(used: tuple[Feature, ...], expected: tuple[Feature, ...]) -> None:
    assert rules.quick_game.scope(used) == expected


@pytest.mark.parametrize(
    "level, manoeuvre, expected",
    [
        example("drd2.quick_game.levels E1 precise", 2, Manoeuvre.PRECISE, False),
        example("drd2.quick_game.levels E1 defence", 2, Manoeuvre.DEFENCE, True),
        example("drd2.quick_game.levels edge level 1", 1, Manoeuvre.DEFENCE, False),
        example("drd2.quick_game.levels edge level 3", 3, Manoeuvre.CUNNING, True),
    ],
)
def test_levels(level: int, manoeuvre: Manoeuvre, expected: bool) -> None:
    assert (manoeuvre in rules.quick_game.levels(level).manoeuvres) is expected


@pytest.mark.parametrize(
    "level, expected",
    [
        example("drd2.quick_game.levels E2", 1, False),
        example("drd2.quick_game.levels edge conflicts", 2, True),
    ],
)
def test_conflicts(level: int, expected: bool) -> None:
    assert rules.quick_game.levels(level).conflicts is expected


@pytest.mark.rule("drd2.quick_game.levels")
def test_default_level() -> None:
    assert rules.quick_game.levels() == rules.quick_game.levels(2)


@pytest.mark.parametrize(
    "mode, expected",
    [
        example("drd2.quick_game.scars E1", Mode.EXPEDITION, False),
        example("drd2.quick_game.scars edge between", Mode.BETWEEN, True),
    ],
)
def test_scars(mode: Mode, expected: bool) -> None:
    assert rules.quick_game.scars(mode) is expected
