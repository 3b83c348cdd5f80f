"""A course of steps (``kit.steps``) made into plain functions, which the loop compiles: the same text, a second driver.

``face = yield Roll(20, at, …)`` becomes a die of the tape, ``yield Told(what, at, target, total, …)`` a row where rows
are told, ``yield Ask(topic, at, usual)`` what is usual, ``yield Page(…)`` a page, and ``yield from g(f, …)`` a call.
Arguments behind a star are told and not reckoned, and left out. An assignment to a column that rows tell is noted.
What hangs on a guard (``subset.read``) is left out: a scene for which it is set is not the loop's. Of a course that is
played readably alone (``kit.steps.readable``) the fight is marked, and goes on without it: it counts for nothing.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from bojiste.kernel import dice, rows, subset
from bojiste.kit.steps import Ask, Page, Roll, Told, part

NAMES: Mapping[str, Callable[..., Any]] = {
    "_roll": dice.roll, "_turn_page": dice.turn_page, "_said": rows.said, "_noted": rows.noted,
}  # fmt: skip
"""What steps become, as the made functions call it."""
STEPS = {Roll: ("_roll", 1), Page: ("_turn_page", 2), Told: ("_said", 4)}
"""And how many of their arguments are reckoned."""
ASTRAY = "astray"
"""The column by which a fight is left to the readable engine."""
MADE = "bojiste.made."
"""How the module of the made functions is called, before the name of that of their text."""


Weights = Mapping[str, tuple[int, int]]


class Made(NamedTuple):
    """The plain function of a course, and the columns for which it is left to the readable engine where they are
    set."""

    entry: Callable[..., Any]
    guards: frozenset[str]


def made(
    entry: Callable[..., Any],
    columns: Iterable[str],
    *,
    steady: Iterable[str] = (),
    weights: Weights | None = None,
) -> Made:
    """A course, and all that it calls, as plain functions over a desk of these columns. ``steady``: those that do not
    change while a fight is played; ``weights``: those whose changes a row tells, each with its weight there and what
    is added to its number. ``subset.NotCompilable`` names every place that cannot be compiled."""
    found = subset.read([entry], columns, steady)
    if found.faults:
        raise subset.NotCompilable(found.faults)
    instead: dict[Any, FunctionType] = {}
    rooms: list[dict[str, Any]] = []
    for name, group in groupby(sorted(found.functions, key=_home), _home):
        rooms.append(_room(name, list(group), weights or {}, found.guards, instead))
    for room in rooms:
        room.update({name: instead[value] for name, value in room.items() if _known(value, instead)})
    return Made(instead[entry], found.guards)


def _home(function: FunctionType) -> str:
    return function.__module__


def _known(value: Any, instead: Mapping[Any, FunctionType]) -> bool:
    return isinstance(value, FunctionType) and value in instead


def _room(
    name: str,
    functions: list[FunctionType],
    weights: Weights,
    guards: frozenset[str],
    instead: dict[Any, FunctionType],
) -> dict[str, Any]:
    """The functions of one module, made anew in one of their own, which can be imported by its name: so Numba's cache
    finds them again. File and lines are those of the text."""
    path = functions[0].__code__.co_filename
    module = sys.modules[MADE + name] = ModuleType(MADE + name)
    room = module.__dict__
    room.update({**functions[0].__globals__, **NAMES, "__name__": MADE + name})
    wanted = {one.__code__.co_firstlineno: one for one in functions}
    tree = ast.parse(Path(path).read_text(encoding="utf-8"), path)
    texts = [one for one in tree.body if isinstance(one, ast.FunctionDef) and subset.first_line(one) in wanted]
    for text in texts:
        function = wanted[subset.first_line(text)]
        plain = _Plain(function, weights, guards).visit(text)
        body = ast.fix_missing_locations(ast.Module([plain], []))
        exec(compile(body, path, "exec", dont_inherit=True), room)
        instead[function] = room[text.name]
        subset.OWN_TEXTS[instead[function].__code__] = plain
    return room


class _Plain(ast.NodeTransformer):
    """One function of a course, made plain."""

    def __init__(self, function: FunctionType, weights: Weights, guards: frozenset[str]) -> None:
        self.function, self.weights, self.guards = function, weights, guards
        self.desk = str(subset.desk_of(function))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        self.generic_visit(node)
        node.args.kwonlyargs, node.args.kw_defaults, node.decorator_list, node.returns = [], [], [], None
        for one in node.args.args:
            one.annotation = None
        return node

    def visit_If(self, node: ast.If) -> Any:
        if subset.guard_of(node, self.desk) in self.guards:
            rest = [self.visit(one) for one in node.orelse]
            return rest or ast.copy_location(ast.Pass(), node)
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        assert node.value is not None, "a name without a value is declared, and nothing else"
        return self.visit(ast.copy_location(ast.Assign([node.target], node.value), node))

    def visit_Assign(self, node: ast.Assign) -> Any:
        self.generic_visit(node)
        for target in node.targets:
            together = target.elts if isinstance(target, ast.Tuple) else []
            if told := [column for one in together if (column := self._column(one)) in self.weights]:
                reason = f"{told[0]} is told in rows: assign it alone"
                raise subset.NotCompilable([subset.Fault(self.function.__code__.co_filename, node.lineno, reason)])
        if len(node.targets) == 1 and self._column(node.targets[0]) in self.weights:
            node.value = self._noted(node.targets[0], node.value)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> Any:
        self.generic_visit(node)
        if self._column(node.target) not in self.weights:
            return node
        new = ast.BinOp(_loaded(node.target), node.op, node.value)
        return ast.copy_location(ast.Assign([node.target], self._noted(node.target, new)), node)

    def visit_Expr(self, node: ast.Expr) -> Any:
        call = node.value.value if isinstance(node.value, ast.YieldFrom) else None
        if isinstance(call, ast.Call) and subset.is_readable(self._held(call.func)):
            mark = ast.Attribute(ast.Name(self.desk, ast.Load()), ASTRAY, ast.Store())
            return ast.copy_location(ast.Assign([mark], ast.Constant(1)), node)
        return self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> Any:
        return self.visit(node.value)

    def visit_Yield(self, node: ast.Yield) -> Any:
        call = node.value
        assert isinstance(call, ast.Call), "the reader has seen a step"
        self.generic_visit(call)
        step = self._held(call.func)
        if step is Ask:
            return call.args[2]
        name, many = STEPS[step]
        return _called(name, ast.Name(self.desk, ast.Load()), *call.args[:many])

    def visit_Call(self, node: ast.Call) -> Any:
        self.generic_visit(node)
        node.keywords = []
        return node.args[1] if self._held(node.func) is part else node

    def _held(self, node: ast.expr) -> Any:
        return self.function.__globals__.get(node.id) if isinstance(node, ast.Name) else None

    def _column(self, target: ast.expr) -> str:
        place = target.value if isinstance(target, ast.Subscript) else target
        own = isinstance(place, ast.Attribute) and isinstance(place.value, ast.Name) and place.value.id == self.desk
        return place.attr if own and isinstance(place, ast.Attribute) else ""

    def _noted(self, target: ast.expr, new: ast.expr) -> ast.Call:
        weight, more = map(ast.Constant, self.weights[self._column(target)])
        return _called("_noted", ast.Name(self.desk, ast.Load()), _loaded(target), new, weight, more)


def _called(name: str, *given: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(given), [])


def _loaded(target: ast.expr) -> ast.expr:
    """A place as it is read."""
    return ast.parse(ast.unparse(target), mode="eval").body
