"""Every contradiction that a catalogue decides is shown by a game, under its number."""

from __future__ import annotations

import re

import pytest

from tests import house

DECIDED = {"osr": ("c", 51), "fiveaction": ("k", 42)}


@pytest.mark.parametrize("system", DECIDED)
def test_a_played_test_bears_its_number(system: str) -> None:
    letter, count = DECIDED[system]
    pages = sorted((house.HOUSE / "tests" / "play" / system).glob("test_*.py"))
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    named = re.findall(rf"def test_((?:{letter}\d+_)+)", text) + re.findall(rf"\b{letter.upper()}\d+\b", text)
    found = {int(number) for name in named for number in re.findall(r"\d+", name)}
    assert set(range(1, count + 1)) <= found, sorted(set(range(1, count + 1)) - found)
