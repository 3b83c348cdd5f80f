"""drd2.rest: rest."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Refusal, Three
from tests.table import example

FIRST = (Three(4, 0, 2), Three(6, 3, 2))
SECOND = (Three(5, 3, 1), Three(5, 3, 2))


@pytest.mark.parametrize(
    "split, pools, abilities, expected",
    [
        example("drd2.rest.common E1", Three(1, 2, 0), *FIRST, ()),
        example("drd2.rest.common edge overflow", Three(1, 1, 1), *FIRST, (Refusal.OVER_ABILITY,)),
        example("drd2.rest.common E2", Three(0, 0, 1), *SECOND, ()),
        example("drd2.rest.common E2 more", Three(0, 0, 3), *SECOND, (Refusal.OVER_ABILITY, Refusal.NOT_THE_AMOUNT)),
        example("drd2.rest.common edge too little", Three(1, 1, 0), *FIRST, (Refusal.NOT_THE_AMOUNT,)),
        example("drd2.rest.common edge negative", Three(2, 2, -1), *FIRST, (Refusal.NEGATIVE_PART,)),
    ],
)
def test_common(split: Three, pools: Three, abilities: Three, expected: tuple[Refusal, ...]) -> None:
    assert rules.rest.common(split, pools, abilities) == expected


@pytest.mark.parametrize(
    "pools, abilities, amount, expected",
    [
        example("drd2.rest.common edge largest gap", *FIRST, 3, Three(1, 2, 0)),
        example("drd2.rest.common edge what fits nowhere is lost", *SECOND, 3, Three(0, 0, 1)),
        example("drd2.rest.common edge ties in order", Three(0, 0, 0), Three(2, 2, 2), 4, Three(2, 1, 1)),
        example("drd2.rest.common edge one by one", Three(0, 0, 0), Three(0, 3, 1), 3, Three(0, 3, 0)),
        example("drd2.rest.conditions E1", Three(0, 0, 0), Three(2, 2, 2), 5, Three(2, 2, 1)),
    ],
)
def test_default_split(pools: Three, abilities: Three, amount: int, expected: Three) -> None:
    assert rules.rest.default_split(pools, abilities, amount) == expected
    assert rules.rest.common(expected, pools, abilities, amount) == ()


@pytest.mark.parametrize(
    "on, amount, expected",
    [
        example("drd2.rest.conditions E1", True, 5, True),
        example("drd2.rest.conditions E2", False, 4, False),
        example("drd2.rest.conditions edge off, 3", False, 3, True),
        example("drd2.rest.conditions edge 0", True, 0, False),
        example("drd2.rest.conditions edge 6", True, 6, False),
    ],
)
def test_conditions(on: bool, amount: int, expected: bool) -> None:
    assert rules.rest.conditions(on).allows(amount) is expected
    assert rules.rest.conditions(on).default == 3


@pytest.mark.parametrize("base, severities, expected", [example("drd2.rest.quality E1", 5, (2,), 3)])
def test_quality(base: int, severities: tuple[int, ...], expected: int) -> None:
    assert rules.rest.quality(base, severities) == expected


@pytest.mark.parametrize(
    "base, severities, given, expected",
    [
        example("drd2.rest.depart E1 SE-05", 4, (), None, 4),
        example("drd2.rest.depart E2", 4, (1,), None, 3),
        example("drd2.rest.depart edge on the way", 4, (1,), 2, 2),
    ],
)
def test_depart(base: int, severities: tuple[int, ...], given: int | None, expected: int) -> None:
    assert rules.rest.depart(base, severities, given) == expected
