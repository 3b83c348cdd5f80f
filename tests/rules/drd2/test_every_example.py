"""Every example of the catalogue is a row of a rule's table, or named here with the scripted game that plays it.

``examples.txt`` lists them all: rule, number, and the game where it is no row. The source's own examples (SE-01 to
SE-46) are games of their own.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bojiste.core.system import systems
from tests import house

HERE = Path(__file__).parent
GAMES = house.HOUSE / "tests" / "play" / "drd2"
LISTED = [line.split() for line in (HERE / "examples.txt").read_text(encoding="utf-8").splitlines()]
ROW = re.compile(r"example\(\s*\"(drd2\.[a-z_]+\.[a-z_0-9]+)((?: E\d+)+)")


@cache
def rows() -> frozenset[tuple[str, str]]:
    """Rule and number of each row of the tables."""
    texts = (path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    return frozenset((id, number) for text in texts for id, more in ROW.findall(text) for number in more.split())


@cache
def games(module: str) -> dict[str, str]:
    """The scripted games of a module, each with what it is marked with."""
    tree = ast.parse((GAMES / f"{module}.py").read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {node.name: " ".join(ast.unparse(mark) for mark in node.decorator_list) for node in found}


def test_the_list_has_the_examples_of_every_rule() -> None:
    assert {id for id, *_ in LISTED} == set(systems()["drd2"].rulebook.catalogue)
    assert len({(id, number) for id, number, *_ in LISTED}) == len(LISTED) == 311


@pytest.mark.parametrize("listed", LISTED, ids=lambda one: "-".join(one[:2]))
def test_each_example_is_a_row_or_a_game(listed: list[str]) -> None:
    id, number, *played = listed
    if not played:
        assert (id, number) in rows()
        return
    module, _, name = played[0].partition("::")
    assert f"'{id}'" in games(module)[name]


def test_each_example_of_the_source_is_a_game() -> None:
    named = " ".join(name for path in GAMES.glob("test_source_*.py") for name in games(path.stem))
    assert [number for number in range(1, 47) if f"test_se_{number:02}_" not in named] == []
