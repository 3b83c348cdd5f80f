"""drd2.death: heroic death."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Death, Property, Status, Type
from tests.table import example

HERO = Type.HERO


@pytest.mark.parametrize(
    "who, price, at_hand, scarred, effective, expected",
    [
        example("drd2.death.condition E1", HERO, 4, 0, 0, 1, True),
        example("drd2.death.condition E2", HERO, 3, 0, 0, 1, False),
        example("drd2.death.condition edge being", Type.BEING, 4, 0, 0, 0, False),
        example("drd2.death.condition edge can pay", HERO, 4, 4, 0, 0, False),
        example("drd2.death.condition edge raise", HERO, rules.exhaustion.price(5, mighty=True), 2, 1, 3, True),
        example("drd2.death.condition edge raise legal", HERO, 6, 3, 1, 3, False),
        example("drd2.death.condition edge ability 0", HERO, 1, 0, 0, 0, True),
    ],
)
def test_condition(who: Type, price: int, at_hand: int, scarred: int, effective: int, expected: bool) -> None:
    assert rules.death.condition(who, price, at_hand, scarred, effective) is expected


@pytest.mark.parametrize("answer", [example("drd2.death.effect E1", Death.AVERT_ONLY)])
def test_effect(answer: Death) -> None:
    ruling = rules.death.effect()
    assert ruling.default is Death.END_CONFLICT
    assert answer in ruling.answers
    assert Death.SHIFT in ruling.answers


@pytest.mark.parametrize(
    "paying, way",
    [
        example("drd2.death.retire E1", Property.INFLUENCE, "exile"),
        example("drd2.death.retire edge Body", Property.BODY, "death"),
        example("drd2.death.retire edge Soul", Property.SOUL, "madness"),
    ],
)
def test_retire(paying: Property, way: str) -> None:
    status, ways = rules.death.retire(paying)
    assert status is Status.RETIRED
    assert way in ways
