"""Docstrings are in plain English: turns of phrase that only this house knew become fewer, room by room."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import HOUSE

TURNS = re.compile(
    r"\b(whoever|whomever|befalls?|such a one|of who|to who|for who|upon whom|at whom|lets? fall|in one breath"
    r"|gets? at it|whom it is meant for|has got over)\b"
)
"""What a native writer would say otherwise (guides/style.md has how)."""
MOST = {
    "systems/srd5": 5.5, "systems/osr": 3.3, "systems/fiveaction": 1.9, "systems/drd2": 2.3, "table": 4.1,
    "tell": 2.2, "cli": 1.9, "kit": 1.4, "kernel": 1.1, "env": 3.5, "core": 0.2, "files": 1.2, "forecast": 0.8,
}  # fmt: skip
"""Such turns in a thousand words of docstrings, at most; rooms that are not named: none. The numbers only go down."""


def docstrings(file: Path) -> Iterator[str]:
    """Docstrings of a file, those of fields and constants too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def rooms() -> Iterator[tuple[str, list[Path]]]:
    """Packages of the program, and the systems, with their files; what stands beside them is room ``.``."""
    source = HOUSE / "src" / "bojiste"
    homes = [one for one in (*source.iterdir(), *(source / "systems").iterdir()) if (one / "__init__.py").exists()]
    yield ".", sorted(source.glob("*.py"))
    for home in sorted(homes):
        if home.name != "systems":
            yield home.relative_to(source).as_posix(), sorted(home.rglob("*.py"))


@pytest.mark.parametrize("room, files", [pytest.param(*one, id=one[0]) for one in rooms()])
def test_docstrings_have_few_turns_of_the_house(room: str, files: list[Path]) -> None:
    texts = [text for file in files for text in docstrings(file)]
    words = sum(len(text.split()) for text in texts)
    found = [turn[0] for text in texts for turn in TURNS.finditer(text)]
    assert len(found) <= MOST.get(room, 0) * words / 1000, f"{len(found)} in {words} words: say them as style.md has it"


def test_the_turns_are_found() -> None:
    assert len(TURNS.findall("Damage of who has failed befalls whoever stands at whom it is aimed.")) == 4
