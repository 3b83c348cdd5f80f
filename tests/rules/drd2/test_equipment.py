"""drd2.equip: equipment."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Property
from tests.table import example

BODY, SOUL, INFLUENCE = Property


@pytest.mark.parametrize(
    "store, needed, expected",
    [
        example("drd2.equipment.container E1", 3, 3, (3, 0)),
        example("drd2.equipment.container edge more than needed", 3, 1, (1, 2)),
        example("drd2.equipment.container edge less than needed", 1, 3, (1, 0)),
    ],
)
def test_container(store: int, needed: int, expected: tuple[int, int]) -> None:
    assert rules.equipment.container(store, needed) == expected


@pytest.mark.parametrize(
    "of, price, amount, expected",
    [
        example("drd2.equipment.damage E1", BODY, BODY, 1, 1),
        example("drd2.equipment.damage E2", None, BODY, 1, 0),
        example("drd2.equipment.damage edge other property", SOUL, BODY, 2, 0),
        example("drd2.equipment.damage edge amount", BODY, BODY, 2, 2),
    ],
)
def test_damage(of: Property | None, price: Property, amount: int, expected: int) -> None:
    assert rules.equipment.damage(of, price, amount) == expected


@pytest.mark.rule("drd2.equipment.damage")
def test_damage_yields_one_by_default() -> None:
    assert rules.equipment.damage(BODY, BODY) == 1


@pytest.mark.parametrize(
    "entries, used, expected",
    [
        example("drd2.equipment.demand E1 SE-09", (("swimming", 2),), ("travel", "swimming"), 2),
        example("drd2.equipment.demand edge other skill", (("swimming", 2),), ("charisma",), 0),
        example("drd2.equipment.demand edge two entries", (("swimming", 2), ("travel", 1)), ("travel", "swimming"), 2),
    ],
)
def test_demand(entries: tuple[tuple[str, int], ...], used: tuple[str, ...], expected: int) -> None:
    assert rules.equipment.demand(entries, used) == expected


@pytest.mark.parametrize(
    "threat, mighty, changes, expected",
    [
        example("drd2.equipment.other_price E1", 4, True, (-1,), 4),
        example("drd2.equipment.other_price E2", 1, False, (-1,), 1),
        example("drd2.equipment.other_price edge summed", 4, False, (-1, -1, 1), 3),
    ],
)
def test_other_price(threat: int, mighty: bool, changes: tuple[int, ...], expected: int) -> None:
    assert rules.exhaustion.price(threat, mighty, other=rules.equipment.other_price(changes)) == expected
