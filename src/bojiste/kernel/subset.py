"""Whether what a loop calls can be compiled, told in milliseconds: ``file:line: reason`` for each place where not.

A function that takes the desk (``f`` or ``desk``) first is held to the subset of Python that loops are written in:
whole numbers, and tuples of them; columns that are declared; calls of such functions and of sums. Numba would say less
of a fault, later: a column that nobody declared is a bare ``KeyError`` after some seconds.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

from bojiste.errors import BojisteError, Problem
from bojiste.kit.steps import READABLE, Ask, Page, Roll, Told, part

DESKS = ("f", "desk")
"""How functions call the desk that they take first."""
STEPS = (Ask, Page, Roll, Told)
MOST_GIVEN = 7
"""Arguments of a course: a blow that has more is columns of the desk."""
ITSELF = frozenset("abs bool int len max min range".split())  # noqa: SIM905 (a list to be read)
"""What of Python's own is compiled."""
STATEMENTS = (
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Break, ast.Continue, ast.Expr, ast.For, ast.If, ast.Pass, ast.Return,
    ast.While,
)  # fmt: skip
EXPRESSIONS = (
    ast.Attribute, ast.BinOp, ast.BoolOp, ast.Call, ast.Compare, ast.Constant, ast.IfExp, ast.Name, ast.Subscript,
    ast.Tuple, ast.UnaryOp,
)  # fmt: skip
CALLED = {
    ast.Dict: "a dictionary", ast.DictComp: "a comprehension", ast.FunctionDef: "a function within a function",
    ast.GeneratorExp: "a comprehension", ast.JoinedStr: "text", ast.Lambda: "a function within a function",
    ast.List: "a list", ast.ListComp: "a comprehension", ast.Raise: "an exception", ast.Set: "a set",
    ast.SetComp: "a comprehension", ast.Slice: "a part of a column", ast.Starred: "a star", ast.Try: "an exception",
}  # fmt: skip
"""What people write and what it is called; the rest goes by Python's name."""


class Fault(NamedTuple):
    """A place that cannot be compiled, and why."""

    path: str
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.reason}"


class NotCompilable(BojisteError):
    """What cannot be compiled of the sources as they are, each place a fault of its own."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(Problem("", "", "error", {"text": str(fault)}) for fault in self.faults)


class Read(NamedTuple):
    """What was found: what cannot be compiled, in the order of the text; what guards the rest that cannot (``steady``
    columns): where none of them is set, nobody gets there; and all functions that take a desk and can be reached."""

    faults: tuple[Fault, ...]
    guards: frozenset[str]
    functions: tuple[FunctionType, ...]


def read(entries: Iterable[Callable[..., Any]], columns: Iterable[str], steady: Iterable[str] = ()) -> Read:
    """Read functions, and all that they call, over a desk of these columns; ``steady`` are those that do not change
    while a fight is played: what hangs on one of them (``if f.hit_locations:``) may lie outside."""
    entries = tuple(entries)
    readings = _readings(entries, frozenset(columns), frozenset(steady))
    outside = _outside(readings)
    guards = {guard for one in readings.values() for guard in one.guarding(outside)}
    wrong = outside if outside.intersection(entries) else ()
    found = {fault for one in wrong for guard, fault in readings[one].faults if guard is None}
    return Read(tuple(sorted(found)), frozenset(guards), tuple(readings))


def _readings(entries: Iterable[Any], columns: frozenset[str], steady: frozenset[str]) -> dict[Any, _Reading]:
    """What is found in each function that can be reached."""
    found: dict[Any, _Reading] = {}
    todo = list(entries)
    while todo:
        if (function := todo.pop()) not in found:
            found[function] = _Reading(function, columns, steady)
            found[function].all()
            todo += [called for _, called in found[function].calls]
    return found


def _outside(readings: Mapping[Any, _Reading]) -> set[Any]:
    """The functions that cannot be compiled, or call one without a guard."""
    outside = {function for function, one in readings.items() if any(guard is None for guard, _ in one.faults)}
    while grown := {function for function, one in readings.items() if one.leads_to(outside)} - outside:
        outside |= grown
    return outside


def desk_of(function: Callable[..., Any]) -> str | None:
    """How a function calls the desk that it takes first; ``None``: it takes none, or another one."""
    code: CodeType = function.__code__
    names = code.co_varnames[: code.co_argcount]
    return names[0] if names and names[0] in DESKS else None


OWN_TEXTS: dict[CodeType, ast.FunctionDef] = {}
"""The texts of functions that were made (``translated``): those in their files are others."""


@cache
def _texts(path: str) -> dict[tuple[str, int], ast.FunctionDef]:
    """The functions of a file, by name and the first line, that of a decorator if there is any."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"), path)
    found = (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef))
    return {(one.name, first_line(one)): one for one in found}


def first_line(text: ast.FunctionDef) -> int:
    """The first line of a function, that of a decorator if there is any."""
    return min([text.lineno, *(one.lineno for one in text.decorator_list)])


def text_of(function: FunctionType) -> ast.FunctionDef | None:
    """The text of a function; ``None``: there is none."""
    code = function.__code__
    if code in OWN_TEXTS:
        return OWN_TEXTS[code]
    try:
        found = _texts(code.co_filename)
    except OSError:
        return None
    return found.get((code.co_name, code.co_firstlineno))


@cache
def is_course(function: FunctionType) -> bool:
    """Whether a function is written as a course of steps."""
    text = text_of(function)
    return text is not None and any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(text))


def is_readable(function: Any) -> bool:
    """Whether a course is played readably alone (``kit.steps.readable``)."""
    return getattr(function, READABLE, False) is True


class _Reading:
    """What a reader finds in one function: faults, and calls of other functions that take a desk, each with the guard
    behind which it stands, if any."""

    def __init__(self, function: FunctionType, columns: frozenset[str], steady: frozenset[str]) -> None:
        self.function, self.columns, self.steady = function, columns, steady
        self.text, self.desk = text_of(function), desk_of(function)
        self.own = frozenset(function.__code__.co_varnames)
        self.told: frozenset[str] = frozenset()
        self.guard: str | None = None
        self.faults: list[tuple[str | None, Fault]] = []
        self.calls: list[tuple[str | None, FunctionType]] = []

    def all(self) -> None:
        """Read the whole text."""
        if self.text is None:
            return
        given = self.text.args
        self.told = frozenset(one.arg for one in given.kwonlyargs)
        if is_course(self.function) and len(given.args) > MOST_GIVEN:
            self.fault(self.text, f"{self.text.name} takes more than {MOST_GIVEN} arguments: make columns of some")
        for statement in self.text.body[1:] if ast.get_docstring(self.text) is not None else self.text.body:
            self.statement(statement)

    def leads_to(self, outside: Collection[FunctionType]) -> bool:
        """Whether it calls one of those without a guard."""
        return any(guard is None and called in outside for guard, called in self.calls)

    def guarding(self, outside: Collection[FunctionType]) -> set[str]:
        """The guards behind which something cannot be compiled."""
        found = {guard for guard, _ in self.faults} | {guard for guard, called in self.calls if called in outside}
        return {guard for guard in found if guard is not None}

    def fault(self, node: Any, reason: str) -> None:
        self.faults.append((self.guard, Fault(self.function.__code__.co_filename, node.lineno, reason)))

    # -- statements

    def statement(self, node: ast.stmt) -> None:
        if not isinstance(node, STATEMENTS):
            self.fault(node, f"{_called(node)} cannot be compiled")
        elif isinstance(node, ast.If) and (column := guard_of(node, str(self.desk))) in self.steady:
            self.guarded(node, str(column))
        elif isinstance(node, ast.If) and self.never(node.test):
            self.expression(node.test)
            for one in node.orelse:
                self.statement(one)
        else:
            self.children(node)

    def guarded(self, node: ast.If, column: str) -> None:
        """What hangs on a column that does not change."""
        before, self.guard = self.guard, self.guard or column
        for one in node.body:
            self.statement(one)
        self.guard = before
        self.expression(node.test)
        for one in node.orelse:
            self.statement(one)

    def children(self, node: ast.AST) -> None:
        for name, child in ast.iter_fields(node):
            if name == "annotation":
                continue
            for one in child if isinstance(child, list) else [child]:
                if isinstance(one, ast.stmt):
                    self.statement(one)
                elif isinstance(one, ast.expr):
                    step = name == "value" and isinstance(node, ast.Expr | ast.Assign)
                    self.step(one, isinstance(node, ast.Expr)) if step else self.expression(one)

    def never(self, test: ast.expr) -> bool:
        """Whether it is false in this loop, by a constant of its module (``if FEATURES and ...``)."""
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
            return any(map(self.never, test.values))
        return isinstance(test, ast.Name) and self.held(test) is False

    # -- expressions

    def step(self, node: ast.expr, stated: bool) -> None:
        """What is stated, or assigned, as a whole: it may be a step."""
        if not isinstance(node, ast.Yield | ast.YieldFrom):
            self.expression(node)
            return
        call = node.value
        called = self.held(call.func) if isinstance(call, ast.Call) else None
        course = isinstance(called, FunctionType) and is_course(called)
        if not (course if isinstance(node, ast.YieldFrom) else called in STEPS):
            wanted = "a course" if isinstance(node, ast.YieldFrom) else "a step (Roll, Page, Told, Ask)"
            self.fault(node, f"{wanted} is wanted here")
            return
        if is_readable(called):
            self.left(node, stated)
            return
        if isinstance(called, FunctionType):
            self.calls.append((self.guard, called))
        self.all_of(call.args if isinstance(call, ast.Call) else ())

    def left(self, node: ast.expr, stated: bool) -> None:
        """A course that is played readably alone: nothing of it is compiled, so nothing may hang on its answer."""
        if not stated:
            self.fault(node, "a course that is played readably alone returns nothing")

    def all_of(self, nodes: Iterable[ast.expr]) -> None:
        for node in nodes:
            self.expression(node)

    def expression(self, node: ast.expr) -> None:
        if isinstance(node, ast.Yield | ast.YieldFrom):
            self.fault(node, "a step stands alone, or is assigned to a name")
        elif not isinstance(node, EXPRESSIONS):
            self.fault(node, f"{_called(node)} cannot be compiled")
        else:
            kind = type(node)
            own: dict[Any, Callable[[Any], None]] = {
                ast.Attribute: self.attribute, ast.BoolOp: self.both, ast.Call: self.call, ast.Constant: self.constant,
                ast.IfExp: self.either, ast.Name: self.name,
            }  # fmt: skip
            own.get(kind, self.children)(node)

    def both(self, node: Any) -> None:
        """What is asked only while the rest holds."""
        for one in node.values:
            self.expression(one)
            if isinstance(node.op, ast.And) and self.never(one):
                return

    def either(self, node: Any) -> None:
        self.all_of([node.test, node.orelse] if self.never(node.test) else [node.test, node.body, node.orelse])

    def constant(self, node: Any) -> None:
        if not (node.value is None or isinstance(node.value, int)):
            self.fault(node, f"{node.value!r} is no whole number")

    def name(self, node: Any) -> None:
        if node.id in self.told:
            self.fault(node, f"{node.id} stands behind the star: it is told, not reckoned")
        elif node.id not in self.own and self.held(node) is None and node.id not in self.function.__globals__:
            self.fault(node, f"nothing is called {node.id}")

    def attribute(self, node: Any) -> None:
        """A column of the desk, or what a module holds."""
        if isinstance(node.value, ast.Name) and node.value.id in self.own:  # this desk, or as the scene sets it up
            if node.attr not in self.columns:
                self.fault(node, f"the desk has no column {node.attr}")
        elif isinstance(node.value, ast.Name | ast.Attribute):
            if self.held(node) is None:
                self.fault(node, f"nothing is called {ast.unparse(node)}")
        else:
            self.expression(node.value)

    def call(self, node: Any) -> None:
        """A call of Python's own, of a function of the house, of a kind of number, or of what a number can."""
        called = self.held(node.func)
        self.all_of(node.args)
        if isinstance(called, FunctionType):
            self.of_house(node, called)
        elif called is None and isinstance(node.func, ast.Attribute):
            self.expression(node.func.value)
        elif called is None:
            self.expression(node.func)
        elif getattr(called, "__module__", "") == "builtins" and called.__name__ not in ITSELF:
            self.fault(node, f"{called.__name__} cannot be compiled")

    def of_house(self, node: ast.Call, called: FunctionType) -> None:
        if called is part:
            return
        if desk_of(called):
            self.calls.append((self.guard, called))
        if is_course(called):
            self.fault(node, f"{called.__name__} is a course: yield from {called.__name__}(...)")
        told = {one.arg for one in text.args.kwonlyargs} if (text := text_of(called)) is not None else set()
        if strange := [str(one.arg) for one in node.keywords if one.arg not in told]:
            self.fault(node, f"{called.__name__} is given {', '.join(strange)} by place, not by name")

    def held(self, node: ast.expr) -> Any:
        """What a name of the module, or of a module that it names, stands for; ``None``: that is not known."""
        if isinstance(node, ast.Name):
            known = self.function.__globals__
            return None if node.id in self.own else known.get(node.id, getattr(builtins, node.id, None))
        if isinstance(node, ast.Attribute):
            holder = self.held(node.value)
            return getattr(holder, node.attr, None) if isinstance(holder, ModuleType | type) else None
        return None


def guard_of(node: ast.If, desk: str) -> str | None:
    """The column of the desk that alone decides whether something is done (``if f.hit_locations:``)."""
    test = node.test
    alone = isinstance(test, ast.Attribute) and isinstance(test.value, ast.Name) and test.value.id == desk
    return test.attr if alone and isinstance(test, ast.Attribute) else None


def _called(node: ast.AST) -> str:
    return CALLED.get(type(node), type(node).__name__)
