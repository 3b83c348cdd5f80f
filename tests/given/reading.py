"""The functions, names, fields and calls of modules, and what expressions may be in them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, Protocol

Function = ast.FunctionDef | ast.Lambda
How = tuple[int | str, ...]


class Text(NamedTuple):
    """The expression may be this text."""

    text: str


class Key(NamedTuple):
    """The expression may be a table with this key."""

    name: str


class Given(NamedTuple):
    """It may be whatever a function is given under this name (``**`` before it: what is left over); or it may be a
    table with a ``key`` of that name."""

    function: int
    name: str
    key: bool = False


ANYTHING = Text("*")
"""What cannot be followed: any text, any table."""
Atom = Text | Key | Given
Atoms = frozenset[Atom]
NOTHING: Atoms = frozenset()
UNKNOWN: Atoms = frozenset((ANYTHING,))
DEEPEST = 3
"""Places within places that are followed."""
MOST = 200
"""Texts put together of more choices than that are not gone through."""


@dataclass(eq=False)
class Scope:
    """A function (or a module) and what its names are bound to."""

    function: Function | None
    outer: Scope | None
    method: bool = False
    module: str = ""
    bound: dict[str, list[Bound]] = field(default_factory=lambda: defaultdict(list))
    returned: list[ast.expr] = field(default_factory=list)

    @cached_property
    def parameters(self) -> list[str]:
        if self.function is None:
            return []
        given = self.function.args
        names = [one.arg for one in (*given.posonlyargs, *given.args)]
        return names[1:] if self.method else names

    @property
    def is_property(self) -> bool:
        """Whether it is read like a field."""
        return any(called(one).endswith("property") for one in getattr(self.function, "decorator_list", ()))

    @cached_property
    def named(self) -> frozenset[str]:
        """Everything that can be given by its name."""
        if self.function is None:
            return frozenset()
        return frozenset((*self.parameters, *(one.arg for one in self.function.args.kwonlyargs)))

    @cached_property
    def rest(self) -> str | None:
        """``**rest``."""
        given = None if self.function is None else self.function.args.kwarg
        return None if given is None else given.arg


class Bound(NamedTuple):
    """What a name is bound to: an expression where it stands; one ``place`` of it, or one of its items."""

    value: ast.expr
    scope: Scope
    how: How = ()


class Call(NamedTuple):
    node: ast.Call
    scope: Scope
    name: str
    module: str
    """Where a function is from that is called by its bare name; empty: it is some method, of whatever."""

    def argument(self, place: int | None, name: str) -> ast.expr | None:
        for one in self.node.keywords:
            if one.arg == name:
                return one.value
        return self.node.args[place] if place is not None and place < len(self.node.args) else None


def as_keys(atoms: Atoms) -> Atoms:
    """Tables with these texts as keys."""
    return frozenset(
        Key(atom.text) if isinstance(atom, Text) else Given(atom.function, atom.name, key=True)
        for atom in atoms
        if not isinstance(atom, Key)
    )


def bounded(atoms: Atoms) -> Atoms:
    """Of too many choices only the keys are known."""
    return atoms if len(atoms) <= MOST else UNKNOWN.union(atom for atom in atoms if isinstance(atom, Key))


def _is_declared(value: ast.expr) -> bool:
    """``field(init=False)`` declares a field, which gets its value elsewhere."""
    return isinstance(value, ast.Call) and called(value.func) == "field"


def _fills_fields(function: ast.expr) -> bool:
    """``self.__dict__.update(facts=...)`` gives fields their values."""
    return isinstance(function, ast.Attribute) and function.attr == "update" and called(function.value) == "__dict__"


def called(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


class Found(Protocol):
    """Where a reader puts down what it finds."""

    functions: dict[str, list[Scope]]
    by_id: dict[int, Scope]
    fields: dict[str, list[str]]
    attributes: dict[str, list[Bound]]
    names: dict[str, list[Bound]]
    calls: dict[str, list[Call]]
    call: dict[int, Call]


class Reader(ast.NodeVisitor):
    """Notes the functions, names, fields and calls of one module."""

    def __init__(self, code: Found, module: str) -> None:
        self.code, self.scope, self.in_class, self.module = code, Scope(None, None), False, module
        self.imported: dict[str, tuple[str, str]] = {}

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        self.imported |= {one.asname or one.name: (one.name, str(node.module)) for one in node.names}

    def call(self, node: ast.Call) -> Call:
        if not isinstance(node.func, ast.Name):
            return Call(node, self.scope, called(node.func), "")
        return Call(node, self.scope, *self.imported.get(node.func.id, (node.func.id, self.module)))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        fields = [one for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
        self.code.fields[node.name] = [one.target.id for one in fields if isinstance(one.target, ast.Name)]
        before, self.in_class = self.in_class, True
        for one in node.body:
            if isinstance(one, ast.AnnAssign | ast.Assign) and one.value is not None and not _is_declared(one.value):
                for target in one.targets if isinstance(one, ast.Assign) else [one.target]:
                    self.code.attributes[called(target)].append(Bound(one.value, self.scope))
        self.generic_visit(node)
        self.in_class = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        method = self.in_class and not any(called(one) == "staticmethod" for one in node.decorator_list)
        scope = Scope(node, self.scope, method, self.module)
        self.code.functions[node.name].append(scope)
        self.code.by_id[id(node)] = scope
        self._inside(scope, [*node.body])
        for one in node.decorator_list:
            self.visit(one)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        scope = Scope(node, self.scope)
        self.code.by_id[id(node)] = scope
        self._inside(scope, [node.body])

    def _inside(self, scope: Scope, body: Sequence[ast.AST]) -> None:
        before, self.scope, self.in_class = (self.scope, self.in_class), scope, False
        for one in body:
            self.visit(one)
        self.scope, self.in_class = before

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None:
            self.scope.returned.append(node.value)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._bind(target, node.value, ())
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and not _is_declared(node.value):
            self._bind(node.target, node.value, ())
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._bind(node.target, node.value, ())
        self.generic_visit(node)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self._bind(node.target, node.value, ())
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self._bind(node.target, node.iter, ("item",))
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self._bind(node.target, node.iter, ("item",))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        partial = called(node.func) == "partial" and node.args
        inner = [ast.Call(node.args[0], node.args[1:], node.keywords)] if partial else []
        for one in (node, *inner):
            call = self.call(one)
            self.code.call[id(one)] = call
            for name in {call.name, *self._choices(one.func)}:
                self.code.calls[name].append(call._replace(name=name))
        if (
            called(node.func) == "update"
            and isinstance(node.func, ast.Attribute)
            and called(node.func.value) == "__dict__"
        ):
            for given in node.keywords:  # self.__dict__.update(facts=...)
                self.code.attributes[str(given.arg)].append(Bound(given.value, self.scope))
        self.generic_visit(node)

    def _choices(self, function: ast.expr) -> Iterator[str]:
        """Of ``tell = happened if seen else Event`` both: what a name that is called may be."""
        for one in self.scope.bound.get(called(function), ()) if isinstance(function, ast.Name) else ():
            for value in [one.value.body, one.value.orelse] if isinstance(one.value, ast.IfExp) else [one.value]:
                if isinstance(value, ast.Name):
                    yield value.id

    def _bind(self, target: ast.expr, value: ast.expr, how: How) -> None:
        if isinstance(target, ast.Tuple):
            for place, one in enumerate(target.elts):
                self._bind(one, value, (*how, place))
        elif isinstance(target, ast.Name):
            self.scope.bound[target.id].append(Bound(value, self.scope, how))
            if self.scope.function is None:
                self.code.names[target.id].append(Bound(value, self.scope, how))
        elif isinstance(target, ast.Attribute):
            self.code.attributes[target.attr].append(Bound(value, self.scope, how))
        elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):  # data["key"] = ...
            table = ast.Dict([target.slice], [value])
            self.scope.bound[target.value.id].append(Bound(table, self.scope))
