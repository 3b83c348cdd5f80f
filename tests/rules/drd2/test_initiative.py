"""drd2.init: initiative."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.rules.resource import Sources, Split
from bojiste.systems.drd2.words import Approach
from tests.table import example

NONE, FAST, SLOW = Approach


ROSTER = (("giant", "giants"), ("simon", "heroes"), ("ostoj", "heroes"))


@pytest.mark.parametrize(
    "round_, surprise, expected",
    [
        example("drd2.initiative.story E1 SE-25", 1, "heroes", ("simon", "ostoj")),
        example("drd2.initiative.story edge round 2", 2, "heroes", ()),
        example("drd2.initiative.story edge no surprise", 1, None, ()),
    ],
)
def test_story(round_: int, surprise: str | None, expected: tuple[str, ...]) -> None:
    assert rules.initiative.story(ROSTER, round_, surprise).default == expected


@pytest.mark.parametrize(
    "first, second, expected",
    [
        example("drd2.initiative.dice E1 Daniel", 6, 6, 12),
        example("drd2.initiative.dice E1 smith", 5, 3, 8),
        example("drd2.initiative.dice E1 Chotej", 1, 3, 4),
    ],
)
def test_dice(first: int, second: int, expected: int) -> None:
    assert rules.initiative.dice(first, second) == expected


@pytest.mark.parametrize(
    "rolls, expected",
    [
        example("drd2.initiative.ties E1 SE-27", ((6, 1), (4, 3), (4, 3)), ((0,), (1, 2))),
        example("drd2.initiative.ties edge total first", ((4, 4), (6, 1)), ((0,), (1,))),
    ],
)
def test_ties(rolls: tuple[tuple[int, int], ...], expected: tuple[tuple[int, ...], ...]) -> None:
    assert rules.initiative.ties(rolls) == expected


@pytest.mark.parametrize("lots, expected", [example("drd2.initiative.ties SE-27 lots", (2, 5), ((1,), (0,)))])
def test_lots(lots: tuple[int, ...], expected: tuple[tuple[int, ...], ...]) -> None:
    assert rules.roll.lots(lots) == expected


@pytest.mark.parametrize(
    "roster, fixed, expected",
    [
        example("drd2.initiative.per_combatant E1", ("w1", "w2", "w3"), (), ("w1", "w2", "w3")),
        example("drd2.initiative.per_combatant edge fixed", ("w1", "w2", "w3"), ("w2",), ("w1", "w3")),
    ],
)
def test_per_combatant(roster: tuple[str, ...], fixed: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert rules.initiative.per_combatant(roster, fixed) == expected


@pytest.mark.parametrize("dice, expected", [example("drd2.initiative.fast E1", (1, 4, 6), 10)])
def test_fast(dice: tuple[int, int, int], expected: int) -> None:
    assert rules.initiative.dice(*rules.initiative.fast(*dice)) == expected


@pytest.mark.parametrize("dice, expected", [example("drd2.initiative.slow E1", (1, 4, 6), 5)])
def test_slow(dice: tuple[int, int, int], expected: int) -> None:
    assert rules.initiative.dice(*rules.initiative.slow(*dice)) == expected


@pytest.mark.parametrize(
    "approach, magic, expected",
    [
        example("drd2.initiative.approach_cost E1", FAST, False, 1),
        example("drd2.initiative.approach_cost edge slow", SLOW, False, 1),
        example("drd2.initiative.approach_cost edge none", NONE, False, 0),
        example("drd2.initiative.approach_magic E1 free", FAST, True, 0),
    ],
)
def test_approach_cost(approach: Approach, magic: bool, expected: int) -> None:
    assert rules.initiative.approach_cost(approach, magic) == expected


@pytest.mark.parametrize(
    "sources, payable",
    [
        example("drd2.initiative.approach_cost E1", Sources(pool=3), True),
        example("drd2.initiative.approach_cost E2", Sources(), False),
        example("drd2.initiative.approach_cost edge being without Soul", Sources(fate=9, limit=0), False),
        example("drd2.initiative.approach_cost edge Advantage", Sources(advantage=1), True),
    ],
)
def test_paying_an_approach(sources: Sources, payable: bool) -> None:
    split = rules.resource.default_split(rules.initiative.approach_cost(FAST), sources)
    assert (split is not None) is payable
    assert split is None or split in (Split(pool=1), Split(advantage=1))


@pytest.mark.parametrize(
    "granted, forced, expected",
    [
        example("drd2.initiative.approach_magic E1", FAST, NONE, {NONE, FAST}),
        example("drd2.initiative.approach_magic edge forced", NONE, SLOW, {SLOW}),
        example("drd2.initiative.approach_magic edge no spell", NONE, NONE, {NONE, FAST, SLOW}),
    ],
)
def test_approach_magic(granted: Approach, forced: Approach, expected: set[Approach]) -> None:
    assert set(rules.initiative.approach_magic(granted, forced)) == expected


@pytest.mark.parametrize(
    "first, rolled, last, expected",
    [
        example("drd2.initiative.mixed E1", ("X",), ("Z", "Y"), (), ("X", "Z", "Y")),
        example("drd2.initiative.mixed edge last", (), ("Z", "Y"), ("X",), ("Z", "Y", "X")),
    ],
)
def test_mixed(
    first: tuple[str, ...], rolled: tuple[str, ...], last: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert rules.initiative.mixed(first, rolled, last) == expected
