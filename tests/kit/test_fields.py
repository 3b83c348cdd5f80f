"""Dice, damage and words as scene files write them."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from bojiste.kit.fields import Spoken, damage, dice


@pytest.mark.parametrize(
    "text, expected",
    [
        ("2d6", (2, 6, 0)),
        ("d8", (1, 8, 0)),
        ("1k8+3", (1, 8, 3)),
        ("2к10 − 1", (2, 10, -1)),
        ("3+1d4+2", (1, 4, 5)),
        ("4", (0, 1, 4)),
    ],
)
def test_dice(text: str, expected: tuple[int, int, int]) -> None:
    assert dice(text) == expected


@pytest.mark.parametrize(
    "text, reason",
    [("", "bad-dice"), ("d", "bad-dice"), ("1d6+1d4", "bad-dice"), ("4d6kh3", "bad-dice"), ("-1d6", "bad-dice"),
     ("2d6*10", "bad-dice"), ("1d7", "bad-die")],
)  # fmt: skip
def test_what_is_no_plain_dice(text: str, reason: str) -> None:
    with pytest.raises(PydanticCustomError) as refused:
        dice(text)
    assert refused.value.type == reason


@pytest.mark.parametrize(
    "text, expected",
    [
        ("1d8+3 slashing", ((1, 8, 3), "slashing")),
        ("1 fire", ((0, 1, 1), "fire")),
        ("1k6 - 1 fire", ((1, 6, -1), "fire")),
    ],
)
def test_damage(text: str, expected: tuple[tuple[int, int, int], str]) -> None:
    assert damage(text, ("slashing", "fire")) == expected


@pytest.mark.parametrize(
    "text, reason",
    [
        ("slashing", "bad-damage"),
        ("1d8", "bad-damage"),
        ("1d8 love", "not-one-of"),
        ("1d9 fire", "bad-die"),
        ("x fire", "bad-damage"),
    ],
)
def test_what_is_no_damage(text: str, reason: str) -> None:
    with pytest.raises(PydanticCustomError) as refused:
        damage(text, ("slashing", "fire"))
    assert refused.value.type == reason


@pytest.mark.parametrize("value", ["vítr", {"cs": "vítr", "ru": "ветер"}])
def test_words_in_one_or_more_languages(value: Any) -> None:
    assert TypeAdapter(Spoken).validate_python(value) == value


@pytest.mark.parametrize("value", [3, {}, {"de": "Wind"}, {"cs": 3}])
def test_what_are_no_words(value: Any) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(Spoken).validate_python(value)
