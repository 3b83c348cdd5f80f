"""How branched the rooms of the house are: no function has more branches than the worst of its room had before.

Branches are 1 + every ``if``, ``for``, ``while``, conditional expression, ``except``, ``assert``, comprehension and
each of its conditions, and further operand of ``and`` and ``or``; nested functions count with the one around them.
Where a room has become plainer its number here goes down with it: the test asks for that, too.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import bojiste

SOURCES = Path(bojiste.__file__).parent
COUNTED = (ast.If, ast.For, ast.While, ast.IfExp, ast.ExceptHandler, ast.Assert, ast.comprehension)
PLAIN = 10
"""As many branches as any function may have, wherever it stands."""

WORST: dict[str, int] = {
    "book": 12,
    "cli": 19,
    "core": 20,
    "drd2/check": 16,
    "drd2/measure.py": 11,
    "drd2/play": 14,
    "drd2/policy.py": 17,
    "drd2/rules": 12,
    "drd2/telling.py": 15,
    "drd2/view.py": 12,
    "drd2/world.py": 14,
    "files": 15,
    "fiveaction/check": 12,
    "fiveaction/kernel": 13,
    "fiveaction/play": 19,
    "fiveaction/policy": 17,
    "fiveaction/prepare.py": 16,
    "fiveaction/view.py": 14,
    "forecast": 17,
    "kernel": 16,
    "kit": 17,
    "osr/check.py": 19,
    "osr/kernel": 17,
    "osr/measure.py": 16,
    "osr/play": 20,
    "osr/policy.py": 16,
    "osr/prepare.py": 24,
    "osr/sheet": 12,
    "osr/shelf": 18,
    "osr/view.py": 13,
    "srd5/check": 25,
    "srd5/effects": 14,
    "srd5/importing": 21,
    "srd5/kernel": 15,
    "srd5/measure.py": 17,
    "srd5/play": 15,
    "srd5/policy": 15,
    "srd5/prepare.py": 21,
    "srd5/sheet": 13,
    "srd5/shelf": 18,
    "srd5/telling.py": 11,
    "srd5/view.py": 12,
    "table": 15,
    "tell": 22,
}
"""The rooms in which some function has more, and how many the worst of each has."""


def branches(function: ast.AST) -> int:
    count = 1
    for node in ast.walk(function):
        count += isinstance(node, COUNTED)
        if isinstance(node, ast.comprehension):
            count += len(node.ifs)
        if isinstance(node, ast.BoolOp):
            count += len(node.values) - 1
    return count


def room(path: Path) -> str:
    """The folder under ``bojiste``, of a system the folder or file within it."""
    parts = path.relative_to(SOURCES).parts
    return "/".join(parts[1:3] if parts[0] == "systems" and len(parts) > 2 else parts[:1])


@cache
def worst() -> dict[str, tuple[int, str]]:
    """The most branched function of each room."""
    found: dict[str, tuple[int, str]] = defaultdict(lambda: (0, ""))
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                here = (branches(node), f"{path.relative_to(SOURCES)}:{node.name}")
                found[room(path)] = max(found[room(path)], here)
    return found


def test_no_room_gets_more_branched() -> None:
    more = [f"{name}: {count}" for place, (count, name) in worst().items() if count > WORST.get(place, PLAIN)]
    assert not more, f"{', '.join(more)} branches: should a case be a row, or a file?"


def test_what_has_become_plainer_is_written_down() -> None:
    now = {place: count for place, (count, _) in worst().items() if count > PLAIN}
    assert WORST.keys() <= now.keys(), f"plain now, and in need of no number: {sorted(WORST.keys() - now.keys())}"
    plainer = {place: now[place] for place, most in WORST.items() if now[place] < most}
    assert not plainer, f"the worst of these rooms have fewer branches now, write that down: {plainer}"
