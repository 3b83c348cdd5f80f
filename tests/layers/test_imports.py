"""Which way imports go, where rules stand, and what never stands in the package."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bojiste.core import system as registry
from bojiste.core.rule import rule_of

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
CATALOGUES = ROOT.parent / "shared" / "rules"
MODULES = {
    ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((SRC / "bojiste").rglob("*.py"))
}
SYSTEMS = registry.system_ids()

# errors <- core <- kernel <- systems <- forecast, tell, files <- cli, table
LAYER = {
    "version": 0,
    "errors": 0,
    "core": 1,
    "kernel": 2,
    "bestiary": 2,
    "systems": 3,
    "forecast": 4,
    "tell": 4,
    "files": 4,
    "cli": 5,
    "table": 5,
}
SIDEWAYS = {("forecast", "tell"), ("forecast", "files")}
"""What may look at a neighbour of the same layer: reports are told in words, the bench reads scene files."""


SCANS = {("bojiste.core.system", "bojiste.systems")}
"""The folder that is looked through for systems, none of them by name."""


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Modules that a file imports anywhere in it (also inside functions and for type checkers), with the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            yield from ((f"{node.module}.{alias.name}", node.lineno) for alias in node.names)


def room(module: str) -> str:
    """The first part after the package: ``core`` of ``bojiste.core.game``; ``""`` for the door and what it offers."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and (parts[1] in LAYER or module in MODULES) else ""


def own(module: str) -> list[tuple[str, int]]:
    """Imports of one module out of this package."""
    return [(name, line) for name, line in imports(MODULES[module]) if name.split(".")[0] == "bojiste"]


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) not in ("", "__main__")])
def test_imports_go_one_way(module: str) -> None:
    here = room(module)
    assert here in LAYER, f"{here} has no layer"
    wrong = []
    for name, line in own(module):
        there = room(name)
        below = LAYER.get(there, 9) < LAYER[here] or (there == "" and LAYER[here] == 5)
        allowed = there == here or below or (here, there) in SIDEWAYS or (module, name) in SCANS
        if not allowed:
            wrong.append(f"line {line}: {here} -> {there} ({name})")
    assert not wrong


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith("bojiste.systems.")])
def test_systems_stand_alone(module: str) -> None:
    """A system imports no other system."""
    mine = ".".join(module.split(".")[:3])
    assert all(not name.startswith("bojiste.systems.") or name.startswith(mine + ".") or name == mine
               for name, _ in own(module))  # fmt: skip


def test_imports_make_no_circle() -> None:
    """No module imports itself by way of others, counting only what is imported when a module is loaded."""
    graph = {module: set(_loaded(module)) for module in MODULES}
    done: set[str] = set()

    def visit(module: str, way: tuple[str, ...]) -> None:
        assert module not in way, " -> ".join([*way[way.index(module) :], module])
        if module not in done:
            for other in sorted(graph[module]):
                visit(other, (*way, module))
            done.add(module)

    for module in MODULES:
        visit(module, ())


def _loaded(module: str) -> Iterator[str]:
    """Modules of this package that loading a module loads: imports outside functions and type checks."""
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("bojiste"):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                home = inner if inner in MODULES else node.module
                # a package names its own parts: that is no circle
                if home != module and not module.startswith(home + "."):
                    yield home


@pytest.mark.parametrize("room_", ["core", "tell", "files", "forecast", "cli", "table", "kernel", "errors.py"])
def test_nobody_knows_a_system_by_name(room_: str) -> None:
    """No id of a system stands in code that serves all of them (sentences for people in comments included)."""
    home = SRC / "bojiste" / room_
    paths = [home] if home.is_file() else sorted(home.rglob("*.py")) if home.is_dir() else []
    word = re.compile(rf"\b({'|'.join(SYSTEMS)})\b")
    named = []
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        documents = set(_documents(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
                if word.search(node.value):
                    named.append(f"{path.name}:{node.lineno}: {node.value[:60]!r}")
            elif isinstance(node, ast.Name | ast.Attribute):
                name = node.id if isinstance(node, ast.Name) else node.attr
                if word.fullmatch(name):
                    named.append(f"{path.name}:{node.lineno}: {name}")
    assert not named


def _documents(tree: ast.AST) -> Iterator[int]:
    """Docstrings, also those under a constant or a field: they may give an example."""
    for node in ast.walk(tree):
        for child in getattr(node, "body", []) if isinstance(getattr(node, "body", None), list) else []:
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                yield id(child.value)


@pytest.mark.parametrize("module", MODULES)
def test_no_other_chance_and_no_clock(module: str) -> None:
    """Nothing draws from the global generator, and rules and play ask no clock."""
    names = {name.split(".")[0] for name, _ in imports(MODULES[module])}
    assert not names & {"random", "uuid"}
    if module != "bojiste.cli.options":  # where a person names no seed, one is drawn, told, and kept in the save
        assert "secrets" not in names
    if room(module) in ("core", "systems", "bestiary"):
        assert not names & {"time", "datetime", "os", "subprocess", "socket", "threading"}


RULE_FILES = [name for name in MODULES if re.fullmatch(r"bojiste\.systems\.\w+\.rules\.\w+", name)]


@pytest.mark.parametrize("module", RULE_FILES)
def test_rules_are_integers(module: str) -> None:
    """No literal of a rule is a float, and no rule divides into one."""
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    likeness = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "cutoff"}
    floats = [
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.Constant) and isinstance(node.value, float) and id(node) not in likeness)
        or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div))
        or (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "float")
    ]
    assert not floats


@pytest.mark.parametrize("module", RULE_FILES)
def test_rules_are_pure(module: str) -> None:
    """A rule neither asks nor rolls nor tells: it knows nothing of the course of play."""
    names = {name for name, _ in own(module)}
    allowed = re.compile(r"bojiste\.(errors\b|core\.(rule|space|notation)\b|systems\.\w+\.(rules|words)\b)")
    assert [name for name in sorted(names) if not allowed.match(name)] == []
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    assert not [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Yield | ast.YieldFrom | ast.Global)]


def decorated(path: Path) -> Iterator[tuple[str, str, str]]:
    """Rules of a file: the decorator, the literal id, the name of the function."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in ("rule", "procedure"):
                (id_, *_) = mark.args
                assert isinstance(id_, ast.Constant) and isinstance(id_.value, str), f"{path}:{mark.lineno}: no literal"
                yield mark.func.id, id_.value, node.name


ADDRESSES = [
    (system, module, kind, rule_id, name)
    for system in SYSTEMS
    for module, path in MODULES.items()
    if module.startswith(f"bojiste.systems.{system}.")
    for kind, rule_id, name in decorated(path)
]


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_rule_stands_where_its_id_says(system: str) -> None:
    """``srd5.attack.hit`` is ``hit`` in ``rules/atk.py``, a course of events in ``play/``; only keywords (and names of
    builtins that a group would hide) have an underscore behind."""
    mine = [row for row in ADDRESSES if row[0] == system]
    if not mine:
        pytest.skip(f"{system} has no rules yet")
    wrong = []
    for _, module, kind, rule_id, name in mine:
        owner, group, last = rule_id.split(".", 2)
        *_, folder, file = module.split(".")
        home = (owner, folder, file.rstrip("_"), name.rstrip("_"))
        right = home == (system, "rules" if kind == "rule" else "play", group, last)
        if not right:
            wrong.append(f"{rule_id} is {kind} {name} in {module}")
    assert not wrong
    ids = [row[3] for row in mine]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_rule_is_in_the_catalogue(system: str) -> None:
    """Both ways would be too early for a slice: what stands in code must stand in the catalogue, with its tag."""
    catalogue = CATALOGUES / f"{system}.md"
    if not catalogue.is_file():
        pytest.skip("the catalogues are not here")
    heading = re.compile(r"^#### (\S+) — .*?\[(.+)\]$", re.MULTILINE)
    tags = dict(heading.findall(catalogue.read_text(encoding="utf-8")))
    mine = [row for row in ADDRESSES if row[0] == system]
    if not mine:
        pytest.skip(f"{system} has no rules yet")
    assert [row[3] for row in mine if row[3] not in tags] == []
    for _, module, _, rule_id, name in mine:
        rule = rule_of(getattr(importlib.import_module(module), name))
        tag = tags[rule_id].split(":")[0].split("(")[0].strip()
        assert rule.id == rule_id
        assert rule.tag == tag, f"{rule_id} is [{tags[rule_id]}], not [{rule.tag}]"
        if tag == "option" and system == "srd5":
            assert tags[rule_id].removeprefix("option:").split("(")[0].strip() == rule.option


_LOADED = """
import sys, time
import {module}
print(*sorted(name for name in {heavy!r} if name in sys.modules))
"""


@pytest.mark.parametrize("module", ["bojiste", "bojiste.core.game", "bojiste.core.system"])
def test_the_door_is_light(module: str) -> None:
    """``import bojiste`` loads none of the heavy packages; nor does the core's own game."""
    heavy = ["pydantic", "fluent", "rich", "numpy", "numba", "click", "babel", "random"]
    code = _LOADED.format(module=module, heavy=heavy)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=True)
    loaded = done.stdout.split()
    assert [name for name in loaded if name != "random"] == []


@pytest.mark.parametrize("module", [name for name in MODULES if not name.endswith("__main__")])
def test_what_a_module_offers_is_there(module: str) -> None:
    """Every module can be imported alone, and every name of ``__all__`` is there."""
    try:
        offered = importlib.import_module(module)
    except ImportError as lacking:
        if lacking.name and not lacking.name.startswith("bojiste"):
            pytest.skip(f"needs {lacking.name}, an extra")
        raise
    names = getattr(offered, "__all__", [])
    assert len(set(names)) == len(names)
    assert all(getattr(offered, name) is not None for name in names)
