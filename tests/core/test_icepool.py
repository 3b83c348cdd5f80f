"""Odds of dice against another program's: icepool."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from bojiste.core.notation import distribution, parse

icepool = pytest.importorskip("icepool", reason="an oracle of the developers' extra")


@pytest.mark.parametrize(
    "text, oracle",
    [
        ("1d20", lambda d: d(20)),
        ("2d6+3", lambda d: 2 @ d(6) + 3),
        ("4d6kh3", lambda d: d(6).highest(4, 3)),
        ("2d20kl1", lambda d: d(20).lowest(2, 1)),
        ("5d8kh2-1", lambda d: d(8).highest(5, 2) - 1),
        ("2d10-1d4", lambda d: 2 @ d(10) - d(4)),
        ("2d6!", lambda d: 2 @ d(6).explode(depth=10)),
        ("2d6ro2", lambda d: 2 @ d(6).reroll([1, 2], depth=1)),
        ("8d10>=7", lambda d: 8 @ (d(10) >= 7)),
        ("4d6ro1kh3", lambda d: d(6).reroll([1], depth=1).highest(4, 3)),
        ("4dF", lambda d: 4 @ (d(3) - 2)),
        ("3d6+2d8+1", lambda d: 3 @ d(6) + 2 @ d(8) + 1),
    ],
)
def test_the_same_odds(text: str, oracle: Callable[[Any], Any]) -> None:
    die = oracle(icepool.d)
    ours = distribution(parse(text))
    whole = sum(die.quantities())
    assert {value: ours.probability(value) for value in ours.outcomes} == {
        value: Fraction(count, whole) for value, count in die.items()
    }
