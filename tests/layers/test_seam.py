"""Where systems meet the core, types are their own: what is misspelt is found before anything runs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bojiste.core import system as registry

SRC = Path(__file__).parents[2] / "src"
SYSTEMS = registry.system_ids()
PLAY = sorted((SRC / "bojiste" / "systems").glob("*/play/**/*.py"))


def _signatures(tree: ast.Module) -> Iterator[tuple[int, ast.expr]]:
    """Annotations of what functions take and return, and of what a module says of its own names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            given = node.args
            every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
            yield from ((node.lineno, one.annotation) for one in every if one and one.annotation)
            if node.returns is not None:
                yield node.lineno, node.returns
    for statement in tree.body:
        if isinstance(statement, ast.AnnAssign | ast.Assign) and statement.value is not None:
            yield statement.lineno, statement.annotation if isinstance(statement, ast.AnnAssign) else statement.value


def test_no_signature_of_play_says_any() -> None:
    """The course of play says what it takes and gives; ``Any`` would let everything through."""
    found = [
        f"{path.relative_to(SRC)}:{line}"
        for path in PLAY
        for line, annotation in _signatures(ast.parse(path.read_text(encoding="utf-8")))
        if any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(annotation))
    ]
    assert not found


def test_nobody_asks_a_view_for_its_state() -> None:
    """What a seat sees is all there is of a view outside the core."""
    found = []
    for path in sorted((SRC / "bojiste").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if path.parent.name != "core" and "._state" in text:
            private = [
                one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Attribute) and one.attr == "_state"
            ]
            mine = [isinstance(one.value, ast.Name) and one.value.id == "self" for one in private]
            found += [f"{path}:{one.lineno}" for one, own in zip(private, mine, strict=True) if not own]
    assert not found


MISSPELT = """
from bojiste.systems.{id}.prepare import Scene, State, View

def course(scene: Scene, state: State, view: View) -> None:
    scene.options.max_ronds
    scene.world.fielt
    scene.prepared.profils
    scene.combatants[0].sheet.hpmax
    state["ada"].lif
    view["ada"].lif
"""


@pytest.mark.slow
def test_a_misspelt_name_does_not_pass(tmp_path: Path) -> None:
    """Options, world, what was prepared, sheets and entities of a system are known to the type checker."""
    api = pytest.importorskip("mypy.api")
    for id in SYSTEMS:
        (tmp_path / f"{id}.py").write_text(MISSPELT.format(id=id), encoding="utf-8")
    told, _, _ = api.run(["--config-file", "", "--strict", "--no-incremental", *map(str, tmp_path.glob("*.py"))])
    for id in SYSTEMS:
        lines = [int(line) for line in re.findall(rf"\b{id}\.py:(\d+): error: .*\[(?:attr|union)", told)]
        assert lines == [5, 6, 7, 8, 9, 10], told
