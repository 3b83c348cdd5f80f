"""drd2.quick: the Quick game."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2.rules import quick
from bojiste.systems.drd2.terms import Feature, Manoeuvre, Mode, Source
from tests.table import example


@pytest.mark.parametrize(
    "used, expected",
    [
        example("drd2.quick.scope E1", (Feature.HELPER,), (Feature.HELPER,)),
        example("drd2.quick.scope edge nothing", (), ()),
        example("drd2.quick.scope edge two", (Feature.MAGIC, Feature.ABILITY), (Feature.ABILITY, Feature.MAGIC)),
    ],
)
def test_scope(used: tuple[Feature, ...], expected: tuple[Feature, ...]) -> None:
    assert quick.scope(used) == expected


@pytest.mark.parametrize(
    "level, manoeuvre, expected",
    [
        example("drd2.quick.levels E1 precise", 2, Manoeuvre.PRECISE, False),
        example("drd2.quick.levels E1 defence", 2, Manoeuvre.DEFENCE, True),
        example("drd2.quick.levels edge level 1", 1, Manoeuvre.DEFENCE, False),
        example("drd2.quick.levels edge level 3", 3, Manoeuvre.CUNNING, True),
    ],
)
def test_levels(level: int, manoeuvre: Manoeuvre, expected: bool) -> None:
    assert (manoeuvre in quick.levels(level).manoeuvres) is expected


@pytest.mark.parametrize(
    "level, expected",
    [
        example("drd2.quick.levels E2", 1, False),
        example("drd2.quick.levels edge conflicts", 2, True),
    ],
)
def test_conflicts(level: int, expected: bool) -> None:
    assert quick.levels(level).conflicts is expected


@pytest.mark.rule("drd2.quick.levels")
def test_default_level() -> None:
    assert quick.levels() == quick.levels(2)


@pytest.mark.parametrize(
    "mode, expected",
    [
        example("drd2.quick.scars E1", Mode.EXPEDITION, False),
        example("drd2.quick.scars edge between", Mode.BETWEEN, True),
    ],
)
def test_scars(mode: Mode, expected: bool) -> None:
    assert quick.scars(mode) is expected


@pytest.mark.parametrize(
    "source, expected",
    [
        example("drd2.quick.equipment E1", None, True),
        example("drd2.quick.equipment edge potion", Source.CONTAINER, False),
        example("drd2.quick.equipment edge sacrifice", Source.SACRIFICE, False),
    ],
)
def test_equipment(source: Source | None, expected: bool) -> None:
    assert quick.equipment(source) is expected
