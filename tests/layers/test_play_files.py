"""The files of a fight of fifth edition: short ones, none of which needs another that needs it."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path
from statistics import median

import bojiste.systems.srd5.play as play

ROOM = Path(str(play.__file__)).parent
FILES = {
    ".".join((play.__name__, *path.relative_to(ROOM).with_suffix("").parts)): path
    for path in sorted(ROOM.rglob("*.py"))
    if path.name != "__init__.py"
}


def named(path: Path) -> set[str]:
    """The files of the room that one names anywhere, for types alone too."""
    found = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
    names = {f"{node.module}.{one.name}" for node in found for one in node.names} | {str(node.module) for node in found}
    return names & FILES.keys()


def test_no_file_needs_one_that_needs_it() -> None:
    """Not for types either: who wants to know one of the two need not read both."""
    TopologicalSorter({name: named(path) for name, path in FILES.items()}).prepare()


def test_half_of_the_files_are_short() -> None:
    assert median(len(path.read_text(encoding="utf-8").splitlines()) for path in FILES.values()) < 120
