"""Which way imports go, where rules stand, and what never stands in the package."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bojiste.core import system as registry
from bojiste.core.rule import _RULES, Entry, rule_of

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
CATALOGUES = ROOT.parent / "shared" / "rules"
MODULES = {
    ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((SRC / "bojiste").rglob("*.py"))
}
SYSTEMS = registry.system_ids()

# errors <- core <- kit <- kernel <- systems <- forecast, tell, files <- cli, table
LAYER = {
    "version": 0,
    "errors": 0,
    "core": 1,
    "kit": 2,
    "kernel": 3,
    "systems": 4,
    "forecast": 5,
    "tell": 5,
    "files": 5,
    "env": 6,
    "cli": 6,
    "table": 6,
    "book": 7,
}
SIDEWAYS = {("forecast", "tell"), ("forecast", "files")}
"""What may look at a neighbour of the same layer: reports are told in words, the bench reads scene files."""


DOORS = {
    ("bojiste.cli.table", "bojiste.table.door"),
    ("bojiste.cli.replay", "bojiste.table.pages"),
    ("bojiste.cli.book", "bojiste.book.site"),
}
"""The commands that open a room beside their own: nothing else of either knows the other."""


SCANS = {("bojiste.core.system", "bojiste.systems")}
"""The folder that is looked through for systems, none of them by name."""


def tree_of(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


def nodes_of(module: str) -> list[ast.AST]:
    return list(ast.walk(tree_of(module)))


@cache
def imports(module: str) -> tuple[tuple[str, int], ...]:
    """Modules that one imports anywhere in it (also inside functions and for type checkers), with the line."""
    return tuple(_imports(module))


def _imports(module: str) -> Iterator[tuple[str, int]]:
    for node in nodes_of(module):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}:{node.lineno}: a relative import"
            yield from ((f"{node.module}.{alias.name}", node.lineno) for alias in node.names)


def room(module: str) -> str:
    """The first part after the package: ``core`` of ``bojiste.core.game``; ``""`` for the door and what it offers."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and (parts[1] in LAYER or module in MODULES) else ""


def own(module: str) -> list[tuple[str, int]]:
    """Imports of one module out of this package."""
    return [(name, line) for name, line in imports(module) if name.split(".")[0] == "bojiste"]


def test_imports_go_one_way() -> None:
    wrong = []
    for module in MODULES:
        here = room(module)
        if here in ("", "__main__"):
            continue
        assert here in LAYER, f"{here} has no layer"
        for name, line in own(module):
            there = room(name)
            below = LAYER.get(there, 9) < LAYER[here] or (there == "" and LAYER[here] >= 6)
            allowed = (
                there == here
                or below
                or (here, there) in SIDEWAYS
                or (module, name) in SCANS
                or (module, ".".join(name.split(".")[:3])) in DOORS
            )
            if not allowed:
                wrong.append(f"{module}:{line}: {here} -> {there} ({name})")
    assert not wrong


def test_systems_stand_alone() -> None:
    """A system imports no other system."""
    wrong = []
    for module in (name for name in MODULES if name.startswith("bojiste.systems.")):
        mine = ".".join(module.split(".")[:3])
        others = [(name, line) for name, line in own(module) if name.startswith("bojiste.systems.")]
        wrong += [f"{module}:{line}: {name}" for name, line in others if not f"{name}.".startswith(f"{mine}.")]
    assert not wrong


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
    for node in tree_of(module).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("bojiste"):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                home = inner if inner in MODULES else node.module
                # a package names its own parts: that is no circle
                if home != module and not module.startswith(home + "."):
                    yield home


@pytest.mark.parametrize("room_", ["core", "kit", "tell", "files", "forecast", "cli", "table", "kernel", "errors.py"])
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


DRAW = {"bojiste.cli.options", "bojiste.table.links"}
"""What no game draws: a seed that nobody named, which is told and kept; the links of seats, which nobody may guess."""

LOCKS = {"bojiste.core.house.apart"}
"""What no game does: a system is loaded once more for a table, one at a time in a process of several threads."""


def test_no_other_chance_and_no_clock() -> None:
    """Nothing draws from the global generator, and rules and play ask no clock."""
    clock = {"time", "datetime", "os", "subprocess", "socket"}
    wrong = []
    for module in MODULES:
        names = {name.split(".")[0] for name, _ in imports(module)}
        barred = {"random", "uuid"} | (set() if module in DRAW else {"secrets"})
        if room(module) in ("core", "kit", "systems"):
            barred |= clock | (set() if module in LOCKS else {"threading"})
        wrong += [f"{module} imports {name}" for name in sorted(names & barred)]
    assert not wrong


RULE_FILES = [name for name in MODULES if re.fullmatch(r"bojiste\.systems\.\w+\.rules\.\w+", name)]


def test_rules_are_integers() -> None:
    """No literal of a rule is a float, and no rule divides into one."""
    floats = []
    for module in RULE_FILES:
        nodes = nodes_of(module)
        likeness = {id(node.value) for node in nodes if isinstance(node, ast.keyword) and node.arg == "cutoff"}
        floats += [
            f"{module}:{node.lineno}"
            for node in nodes
            if (isinstance(node, ast.Constant) and isinstance(node.value, float) and id(node) not in likeness)
            or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div))
            or (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "float")
        ]
    assert not floats


def test_rules_are_pure() -> None:
    """A rule neither asks nor rolls nor tells: it knows nothing of the course of play."""
    allowed = re.compile(r"bojiste\.(errors\b|core\.(rule|space|notation)\b|kit\b|systems\.\w+\.(rules|words)\b)")
    wrong = []
    for module in RULE_FILES:
        wrong += [f"{module}:{line}: {name}" for name, line in own(module) if not allowed.match(name)]
        yields = [node for node in nodes_of(module) if isinstance(node, ast.Yield | ast.YieldFrom | ast.Global)]
        wrong += [f"{module}:{node.lineno}: {type(node).__name__}" for node in yields]
    assert not wrong


RULES = [rule for system in registry.systems().values() for rule in system.rulebook.values()]


def test_a_rule_stands_in_its_system() -> None:
    """A sum or a course bears its own address; one that bears several ids stands at the address of the first. What is
    held by the shape of the program may stand anywhere else in its system."""
    wrong = []
    for rule in RULES:
        place, line = rule.place
        assert place.startswith(f"bojiste.systems.{rule.system}.") and line > 0, rule.id
        *_, folder, file, name = place.split(".")
        if folder == "rules":
            first = rule_of(rule.function)
            if (file, name.rstrip("_")) != (first.group, first.id.split(".", 2)[2]):
                wrong.append(f"{rule.id} stands at {place}")
    assert not wrong


@pytest.mark.parametrize("id", SYSTEMS)
def test_every_rule_is_in_the_catalogue(id: str) -> None:
    """What is registered stands in the catalogue that the system ships, and that one is the requirement's."""
    book = registry.system(id).rulebook
    registered = {known for known in _RULES if known.startswith(f"{id}.")}
    assert registered <= set(book.entries)
    assert {known for known in registered if known not in book.catalogue} == set(book.house)
    wanted = CATALOGUES / f"{id}.md"
    if wanted.is_file():  # not in every clone
        heading = re.compile(r"^#### (\S+) — .*?\[(?:(core|completion|gm-ruling)|option:\s*(\w+).*)\]$", re.MULTILINE)
        asked = [
            Entry(name, tag or "option", switch or None) for name, tag, switch in heading.findall(wanted.read_text())
        ]
        assert list(book.catalogue.values()) == asked


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


def test_what_a_module_offers_is_there() -> None:
    """Every module can be imported, and every name of ``__all__`` is there."""
    wrong = []
    for module in (name for name in MODULES if not name.endswith("__main__")):
        try:
            offered = importlib.import_module(module)
        except ImportError as lacking:
            if lacking.name and not lacking.name.startswith("bojiste"):
                continue  # it belongs to an extra that is not installed
            raise
        names = getattr(offered, "__all__", [])
        twice = len(set(names)) != len(names)
        wrong += [f"{module} offers {name}" for name in names if twice or getattr(offered, name, None) is None]
    assert not wrong
