"""drd2.challenge: challenges."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Initiative, Property
from tests.table import example


@pytest.mark.parametrize(
    "result, expected",
    [
        example("drd2.challenge.reaction E1", rules.roll.basic(4, 3, 2), True),
        example("drd2.challenge.reaction edge 8", 8, False),
    ],
)
def test_reaction(result: int, expected: bool) -> None:
    assert rules.challenge.reaction(result) is expected


@pytest.mark.parametrize("before, price", [example("drd2.challenge.protect E1 price", 2, 2)])
def test_price(before: int, price: int) -> None:
    assert rules.exhaustion.price(before) == price


@pytest.mark.parametrize(
    "named, expected",
    [
        example("drd2.challenge.property E1", Property.SOUL, Property.SOUL),
        example("drd2.challenge.property edge Influence", Property.INFLUENCE, Property.INFLUENCE),
    ],
)
def test_property(named: Property, expected: Property) -> None:
    assert rules.challenge.property(named, Property.BODY) is expected
    assert rules.challenge.property(None, Property.SOUL) is Property.SOUL


@pytest.mark.parametrize(
    "on, threatened, expected",
    [
        example("drd2.challenge.wide E1", True, 3, 3),
        example("drd2.challenge.wide edge off", False, 3, 1),
    ],
)
def test_wide(on: bool, threatened: int, expected: int) -> None:
    assert rules.challenge.wide(on, threatened) == expected


@pytest.mark.parametrize(
    "now, defence, after",
    [
        example("drd2.challenge.initiative E1", Initiative.WAITING, False, Initiative.SPENT),
        example("drd2.challenge.initiative edge postponed", Initiative.POSTPONED, False, Initiative.SPENT),
        example("drd2.challenge.initiative edge spent", Initiative.SPENT, True, Initiative.SPENT),
        example("drd2.challenge.initiative edge lost", Initiative.LOST, True, Initiative.LOST),
        example("drd2.challenge.initiative edge no conflict", None, False, None),
    ],
)
def test_initiative(now: Initiative | None, defence: bool, after: Initiative | None) -> None:
    assert rules.challenge.initiative(now) == (defence, after)
