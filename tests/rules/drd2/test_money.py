"""drd2.money: money and raw materials."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from tests.table import example


@pytest.mark.parametrize("coins, expected", [example("drd2.money.units E1", (3, 4, 7), 347)])
def test_units(coins: tuple[int, int, int], expected: int) -> None:
    assert rules.money.units(*coins) == expected


@pytest.mark.rule("drd2.money.units")
def test_rates() -> None:
    assert rules.money.units(1, 0, 0) == rules.money.units(0, 10, 0) == 100
    assert rules.money.units(0, 1, 0) == 10


@pytest.mark.parametrize(
    "amount, price, expected",
    [
        example("drd2.money.materials E1", 5, 10, 50),
        example("drd2.money.materials edge scarcity", 5, 15, 75),
    ],
)
def test_materials(amount: int, price: int, expected: int) -> None:
    assert rules.money.materials(amount, price) == expected


@pytest.mark.parametrize(
    "purse, cost, stored, expected",
    [
        example("drd2.money.indirect E1", 300, 250, 2, (50, 2)),
        example("drd2.money.indirect edge the last coin", 250, 250, 2, (0, 2)),
        example("drd2.money.indirect edge too poor", 200, 250, 2, (200, 0)),
    ],
)
def test_indirect(purse: int, cost: int, stored: int, expected: tuple[int, int]) -> None:
    assert rules.money.indirect(purse, cost, stored) == expected


@pytest.mark.parametrize(
    "price, purse, covered, expected",
    [
        example("drd2.money.no_replacement E1", 10, 0, 0, False),
        example("drd2.money.no_replacement edge enough", 10, 10, 0, True),
        example("drd2.money.no_replacement edge ability", 10, 4, 6, True),
    ],
)
def test_no_replacement(price: int, purse: int, covered: int, expected: bool) -> None:
    assert rules.money.no_replacement(price, purse, covered) is expected
