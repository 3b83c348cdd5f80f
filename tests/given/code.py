"""What an expression of some modules may be: which texts, and tables with which keys."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import product
from math import prod
from pathlib import Path

from tests.given.reading import (
    ANYTHING,
    DEEPEST,
    MOST,
    NOTHING,
    UNKNOWN,
    Atoms,
    Bound,
    Call,
    Given,
    How,
    Key,
    Reader,
    Scope,
    Text,
    as_keys,
    bounded,
)

_At = tuple[int | str, How]


TELLS_NOTHING = frozenset({"meaning.py", "meanings.py"})
"""Files that make no event and ask nothing: they look at a question that stands (``System.meaning``)."""


class Code:
    """The modules of some folders."""

    def __init__(self, *folders: Path) -> None:
        self.functions: dict[str, list[Scope]] = defaultdict(list)
        self.by_id: dict[int, Scope] = {}
        self.fields: dict[str, list[str]] = {}
        self.attributes: dict[str, list[Bound]] = defaultdict(list)
        self.names: dict[str, list[Bound]] = defaultdict(list)
        self.calls: dict[str, list[Call]] = defaultdict(list)
        self.call: dict[int, Call] = {}
        self._known: dict[_At, Atoms] = {}
        self._looked: set[_At] = set()
        self._ever: dict[Given, Atoms] = {}
        self._trees = []
        for folder in folders:
            for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
                if path.name in TELLS_NOTHING:
                    continue
                self._trees.append(ast.parse(path.read_text(encoding="utf-8")))
                Reader(self, ".".join(path.with_suffix("").parts)).visit(self._trees[-1])
        for name, fields in self.fields.items():
            for call in self.calls.get(name, ()):
                for place, one in enumerate(fields):
                    value = call.argument(place, one)
                    if value is not None:
                        self.attributes[one].append(Bound(value, call.scope))

    # -- what an expression may be -----------------------------------------------------------------------------

    def settle(self, bounds: Iterable[tuple[ast.expr | None, Scope]]) -> None:
        """Work out what these may be, and whatever the functions are given that they stand in, until nothing is added:
        what goes round in circles needs several looks."""
        wanted, before = [(value, scope) for value, scope in bounds if value is not None], -1
        while before != (before := sum(map(len, self._known.values()))):
            self._looked, followed, waiting = set(), set[Given](), list(wanted)
            while waiting:
                for given in self._givens(waiting.pop()) - followed:
                    followed.add(given)
                    function = self.by_id[given.function]
                    waiting += [one for call in self.calls_of(function) for one in self._passed(given, function, call)]

    def _givens(self, wanted: tuple[ast.expr, Scope]) -> set[Given]:
        return {atom for atom in self.atoms(*wanted) if isinstance(atom, Given)}

    def _passed(self, given: Given, function: Scope, call: Call) -> list[tuple[ast.expr, Scope]]:
        """The expressions that a call gives a function under a name."""
        if given.name.startswith("**"):
            return [(one.value, call.scope) for one in call.node.keywords if one.arg not in function.named]
        place = function.parameters.index(given.name) if given.name in function.parameters else None
        value = call.argument(place, given.name)
        return [] if value is None else [(value, call.scope)]

    def atoms(self, node: ast.expr, scope: Scope, how: How = ()) -> Atoms:
        """What an expression may be; ``how``: what one place, or one item, of it may be."""
        if len(how) > DEEPEST:
            return UNKNOWN
        return self._looked_at(
            (id(node), how), lambda: self._item(node, scope, how) if how else self._whole(node, scope)
        )

    def _looked_at(self, at: _At, look: Callable[[], Atoms]) -> Atoms:
        """What is known of something, looked at once in each round."""
        if at not in self._looked:
            self._looked.add(at)
            self._known[at] = bounded(self._known.get(at, NOTHING) | look())
        return self._known.get(at, NOTHING)

    def _any(self, nodes: Iterable[ast.expr], scope: Scope, how: How = ()) -> Atoms:
        return NOTHING.union(*(self.atoms(one, scope, how) for one in nodes))

    def _whole(self, node: ast.expr, scope: Scope) -> Atoms:
        match node:
            case ast.Constant(value=str(text)):
                return frozenset((Text(text),))
            case ast.Constant() | ast.Tuple() | ast.List() | ast.Set():  # a row of things is no text and has no keys
                return NOTHING
            case ast.JoinedStr():
                return self._formatted(node, scope)
            case ast.Dict():
                return self._table(node, scope)
            case ast.DictComp():
                return self._keys(node.key, scope)
            case ast.IfExp():
                return self._any((node.body, node.orelse), scope)
            case ast.BoolOp():
                return self._any(node.values, scope)
            case ast.BinOp(op=ast.BitOr()):
                return self._any((node.left, node.right), scope)
            case ast.NamedExpr() | ast.YieldFrom() | ast.Starred():
                return self.atoms(node.value, scope)
            case ast.Name():
                return self._name(node.id, scope)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript():
                place = node.slice.value if isinstance(node.slice, ast.Constant) else "item"
                return self.atoms(node.value, scope, (place if isinstance(place, int | str) else "item",))
            case ast.Call():
                return self._call(self.call[id(node)])
        return UNKNOWN

    def _formatted(self, node: ast.JoinedStr, scope: Scope) -> Atoms:
        parts = [
            [ANYTHING.text]
            if isinstance(one, ast.FormattedValue) and not isinstance(one.value, ast.expr)
            else self.texts(one.value if isinstance(one, ast.FormattedValue) else one, scope)
            for one in node.values
        ]
        if prod(map(len, parts)) > MOST:
            parts = [part if len(part) == 1 else [ANYTHING.text] for part in parts]
        return frozenset(Text("".join(chosen)) for chosen in product(*parts))

    def texts(self, node: ast.expr, scope: Scope) -> list[str]:
        found = {atom.text for atom in self.atoms(node, scope) if isinstance(atom, Text)}
        return sorted(found) or [ANYTHING.text]

    def _keys(self, node: ast.expr, scope: Scope) -> Atoms:
        return as_keys(self.atoms(node, scope)) or frozenset((Key(ANYTHING.text),))

    def _table(self, node: ast.Dict, scope: Scope) -> Atoms:
        found = NOTHING
        for key, value in zip(node.keys, node.values, strict=True):
            found |= self.atoms(value, scope) if key is None else self._keys(key, scope)
        return found

    def _name(self, name: str, scope: Scope) -> Atoms:
        at: Scope | None = scope
        while at is not None:
            if at.function is not None and (name in at.named or name == at.rest):
                given = Given(id(at.function), f"**{name}" if name == at.rest else name)
                return self._bounds(at.bound.get(name, ())) | {given}
            if name in at.bound:
                return self._bounds(at.bound[name])
            at = at.outer
        return self._bounds(self.names[name]) if name in self.names else UNKNOWN

    def _bounds(self, bounds: Iterable[Bound], more: How = ()) -> Atoms:
        return NOTHING.union(*(self.atoms(one.value, one.scope, (*more, *one.how)) for one in bounds))

    def _attribute(self, node: ast.Attribute, more: How = ()) -> Atoms:
        return self._looked_at((node.attr, more), lambda: self._of_all(node.attr, more))

    def _of_all(self, name: str, more: How) -> Atoms:
        """What an attribute of that name may be, of whatever."""
        bounds = [*self.attributes.get(name, ()), *self.names.get(name, ())]
        found = self._bounds(bounds, more)
        for scope in self.functions.get(name, ()):
            if scope.is_property:
                found |= self._any(scope.returned, scope, more)
        return found or UNKNOWN

    def _call(self, call: Call, how: How = ()) -> Atoms:
        if not how and call.name in ("dict", "Mapping"):
            return self._any(call.node.args, call.scope) | self._spread(call.node.keywords, call.scope)
        looked_up = call.name in ("get", "pop", "setdefault") and isinstance(call.node.func, ast.Attribute)
        if looked_up and call.node.args and isinstance(call.node.func, ast.Attribute):
            place = call.node.args[0].value if isinstance(call.node.args[0], ast.Constant) else "item"
            item = self.atoms(call.node.func.value, call.scope, (place if isinstance(place, str) else "item", *how))
            return item | self._any(call.node.args[1:], call.scope, how)
        functions = self.functions_of(call)
        if not functions:
            return UNKNOWN
        found = NOTHING
        for function in functions:
            for value in function.returned:
                found |= self.filled(self.atoms(value, function, how), function, call)
        return found

    def _spread(self, keywords: Iterable[ast.keyword], scope: Scope) -> Atoms:
        found = NOTHING
        for one in keywords:
            found |= self.atoms(one.value, scope) if one.arg is None else {Key(one.arg)}
        return found

    def filled(self, atoms: Atoms, function: Scope, call: Call) -> Atoms:
        """With what a call gives in the place of what the function is given."""
        found = NOTHING
        for atom in atoms:
            if isinstance(atom, Given) and atom.function == id(function.function):
                given = self._given(atom.name, function, call)
                found |= as_keys(given) if atom.key else given
            else:
                found |= {atom}
        return found

    def _given(self, name: str, function: Scope, call: Call) -> Atoms:
        if name.startswith("**"):
            return self._spread([one for one in call.node.keywords if one.arg not in function.named], call.scope)
        place = function.parameters.index(name) if name in function.parameters else None
        value = call.argument(place, name)
        if value is not None:
            return self.atoms(value, call.scope)
        assert function.function is not None
        given = function.function.args
        usual = dict(zip([one.arg for one in given.args][::-1], given.defaults[::-1], strict=False))
        usual |= {one.arg: value for one, value in zip(given.kwonlyargs, given.kw_defaults, strict=True) if value}
        return self.atoms(usual[name], function) if name in usual else UNKNOWN

    def calls_of(self, function: Scope) -> list[Call]:
        """Everything that calls something of that name."""
        name = getattr(function.function, "name", "")
        return [call for call in self.calls.get(name, ()) if name and function in self.functions_of(call)]

    def functions_of(self, call: Call) -> list[Scope]:
        """What a call may call."""
        named = self.functions.get(call.name, [])
        return [one for one in named if not call.module or (not one.method and one.module.endswith(call.module))]

    def elsewhere(self, atoms: Atoms, at: Scope, on: tuple[int, ...]) -> Atoms:
        """With whatever any call gives in the place of what other functions are given than those around ``at``; of
        those that are being looked at already, and of what nobody calls by its name, nothing is known."""
        around: set[int] = set()
        scope: Scope | None = at
        while scope is not None:
            around.add(id(scope.function))
            scope = scope.outer
        found = NOTHING
        for atom in atoms:
            if not isinstance(atom, Given) or self._open(atom, around - set(on)):
                found |= {atom}
            else:
                found |= self.ever(atom)
        return found

    def _open(self, given: Given, around: set[int]) -> bool:
        """Whether it is what one of the functions around is given, which something calls."""
        return given.function in around and bool(self.calls_of(self.by_id[given.function]))

    def ever(self, given: Given) -> Atoms:
        """What a function is given by all its calls together."""
        if given not in self._ever:
            self._ever[given] = NOTHING
            function = self.by_id[given.function]
            calls = self.calls_of(function)
            found = NOTHING.union(*(self.filled(frozenset((given,)), function, call) for call in calls))
            self._ever[given] = (
                NOTHING.union(*(self.ever(one) if isinstance(one, Given) else {one} for one in found))
                if calls
                else UNKNOWN
            )
        return self._ever[given]

    def _item(self, node: ast.expr, scope: Scope, how: How) -> Atoms:
        """What one place of a tuple, one value of a table, one of several may be."""
        place, rest = how[0], how[1:]
        match node:
            case ast.Tuple() | ast.List() | ast.Set():
                one = isinstance(place, int) and place < len(node.elts)
                chosen = [node.elts[place]] if one and isinstance(place, int) else node.elts
                return self._deeper(chosen, scope, rest)
            case ast.Dict():
                if place == "key":
                    return self._any((key for key in node.keys if key is not None), scope)
                named = [
                    value
                    for key, value in zip(node.keys, node.values, strict=True)
                    if key is None or place in ("item", getattr(key, "value", place))
                ]
                return self._deeper(named, scope, rest)
            case ast.IfExp():
                return self._any((node.body, node.orelse), scope, how)
            case ast.NamedExpr() | ast.YieldFrom() | ast.Starred():
                return self.atoms(node.value, scope, how)
            case ast.Name():
                return self._named_item(node.id, scope, how)
            case ast.Attribute():
                return self._attribute(node, how)
            case ast.Call():
                return self._called_item(self.call[id(node)], how)
            case ast.GeneratorExp() | ast.ListComp():
                return self._deeper([node.elt], scope, rest)
        return UNKNOWN

    def _deeper(self, nodes: Iterable[ast.expr], scope: Scope, rest: How) -> Atoms:
        return self._any(nodes, scope, rest)

    def _named_item(self, name: str, scope: Scope, how: How) -> Atoms:
        at: Scope | None = scope
        while at is not None:
            if at.function is not None and (name in at.named or name == at.rest):
                return UNKNOWN
            if name in at.bound:
                return NOTHING.union(*(self.atoms(one.value, one.scope, (*one.how, *how)) for one in at.bound[name]))
            at = at.outer
        bounds = self.names.get(name, ())
        return NOTHING.union(*(self.atoms(one.value, one.scope, (*one.how, *how)) for one in bounds)) or UNKNOWN

    def _called_item(self, call: Call, how: How) -> Atoms:
        """One of what a call makes: of tables, rows and lists the language itself knows."""
        given, place = call.node.args, how[1] if len(how) > 1 else "item"
        match call.name:
            case "items" | "values" | "keys" if isinstance(call.node.func, ast.Attribute):
                of = call.node.func.value
                if call.name == "keys" or place == 0:
                    return self.atoms(of, call.scope, ("key",))
                return self.atoms(of, call.scope, ("item", *how[2 if call.name == "items" else 1 :]))
            case "zip" if isinstance(place, int) and place < len(given):
                return self.atoms(given[place], call.scope, ("item", *how[2:]))
            case "enumerate" if place == 1:
                return self.atoms(given[0], call.scope, ("item", *how[2:]))
            case "sorted" | "tuple" | "list" | "set" | "frozenset" | "reversed" if given:
                return self.atoms(given[0], call.scope, how)
        return UNKNOWN if call.name in ("items", "values", "zip", "enumerate") else self._call(call, how)
