"""``srd5.initiative.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "marks, entries",
    [
        example("srd5.initiative.group E1", ("goblins", "goblins", "goblins"), ((0, 1, 2),)),
        example("srd5.initiative.group S14", (None, "goblins", "goblins", "goblins", None), ((0,), (1, 2, 3), (4,))),
        example("srd5.initiative.group edge-apart-in-the-list", ("a", None, "a"), ((0, 2), (1,))),
    ],
)
def test_group(marks: tuple[str | None, ...], entries: tuple[tuple[int, ...], ...]) -> None:
    assert rules.initiative.group(marks) == entries


@pytest.mark.parametrize(
    "counts, expected",
    [
        example("srd5.initiative.order E1", (17, 12, 9), ((0,), (1,), (2,))),
        example("srd5.initiative.order S14", (10 + 2, 14 + 2, 9 + 1), ((1,), (0,), (2,))),
        example("srd5.initiative.order edge-equal-as-listed", (12, 15, 12, 15), ((1, 3), (0, 2))),
    ],
)
def test_order(counts: tuple[int, ...], expected: tuple[tuple[int, ...], ...]) -> None:
    assert rules.initiative.order(counts) == expected


@pytest.mark.parametrize(
    "tied, chosen, expected",
    [
        example("srd5.initiative.tie_same E1", (1, 0), (), (0, 1)),
        example("srd5.initiative.tie_same E1-asked", (0, 1), (1, 0), (1, 0)),
    ],
)
def test_tie_same(tied: tuple[int, ...], chosen: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert rules.initiative.tie_same(tied, chosen) == expected


@pytest.mark.parametrize(
    "faces, expected",
    [
        example("srd5.initiative.tie_roll_off E1", (8, 15), ((1,), (0,))),
        example("srd5.initiative.tie_roll_off E2-first-pair", (8, 8), ((0, 1),)),
        example("srd5.initiative.tie_roll_off E2", (4, 11), ((1,), (0,))),
    ],
)
def test_tie_roll_off(faces: tuple[int, ...], expected: tuple[tuple[int, ...], ...]) -> None:
    assert rules.initiative.tie_roll_off(faces) == expected


@pytest.mark.rule("srd5.initiative.tie_roll_off")
def test_only_those_still_equal_roll_again() -> None:
    assert rules.initiative.tie_roll_off((8, 15, 8)) == ((1,), (0, 2))
