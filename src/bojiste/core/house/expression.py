"""Expressions in the place of a rule: read by ``ast``, never evaluated as text.

An expression names the arguments of the sum that it replaces, whole numbers, ``true`` and ``false``; it compares,
reckons with ``+ - * // %``, chooses with ``a if b else c``, joins with ``and or not``, and calls ``min max abs``. The
name ``book`` is what the book's own rule says of the same arguments. Nothing else: no attribute, no index, no other
call, so that nobody runs code on a table by sending it a scene.

What is read becomes a function of the very arguments of the rule, which play calls, the kernel compiles and exact odds
map over all faces, like any rule.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice, product
from types import FunctionType
from typing import Any, NamedTuple, cast, get_type_hints

from bojiste.core.rule import Rule
from bojiste.errors import Problem

MOST_WRITTEN = 400
"""Characters of an expression."""
MOST_PARTS = 120
"""Names, numbers and signs in it."""
MOST_DEEP = 16
"""Brackets within brackets."""
GREATEST = 1_000_000
"""The greatest number that may stand in it, or come of it."""
MOST_TRIED = 20_000
"""So many combinations of arguments are tried before an expression is taken."""
EVERY = 64
"""An argument of no more values than this is tried with each of them where something is divided by it."""
NUMBER, TRUTH, WORD = "number", "truth", "word"
KINDS: Mapping[Any, str] = {int: NUMBER, bool: TRUTH, str: WORD}
BOOK = "book"
TRUTHS = {"true": True, "false": False, "True": True, "False": False}
SIGNS = "+ - * // %, == != < <= > >=, and, or, not, min, max, abs, if … else …"
CALLS = {"min": 2, "max": 2, "abs": 1}
"""What may be called, and of how many at the least."""
WHOLE = range(-20, 101)
"""What is tried of a number of which nothing is known."""


class Argument(NamedTuple):
    """What a sum is given: its name, its kind (``number``, ``truth``, ``word``; ``""``: an expression cannot name it),
    the values that games give it, and what stands where nothing is given."""

    name: str
    kind: str
    values: range = WHOLE
    default: Any = inspect.Parameter.empty


class Sum(NamedTuple):
    """A rule that an expression may replace: what it is given, the kind of what comes of it, and between what bounds
    that lies (of numbers)."""

    rule: Rule
    arguments: tuple[Argument, ...]
    kind: str
    least: int = -GREATEST
    most: int = GREATEST

    @property
    def names(self) -> tuple[str, ...]:
        """What an expression in its place may name."""
        return tuple(one.name for one in self.arguments if one.kind)


class Range(NamedTuple):
    """What games give a rule, by the names of its arguments, and the bounds of what comes of it."""

    given: Mapping[str, range]
    least: int = -GREATEST
    most: int = GREATEST


class Read(NamedTuple):
    """An expression as it was read, or what is wrong with it (then there is no tree)."""

    tree: ast.expr | None
    faults: tuple[Problem, ...]


def sum_of(rule: Rule, known: Range | None = None) -> Sum | None:
    """A rule as a sum that can be replaced; ``None``: it is a course of events, or gives a record."""
    function = rule.function
    if rule.course or not inspect.isfunction(function) or inspect.isgeneratorfunction(function):
        return None
    try:
        hints = get_type_hints(function)
    except NameError:  # of a record that is imported for the type checker only
        return None
    kind = KINDS.get(hints.get("return"), "")
    given = inspect.signature(function).parameters.values()
    if kind not in (NUMBER, TRUTH) or any(one.kind is not one.POSITIONAL_OR_KEYWORD for one in given):
        return None
    known = known or Range({})
    arguments = (
        Argument(one.name, KINDS.get(hints.get(one.name), ""), known.given.get(one.name, WHOLE), one.default)
        for one in given
    )
    return Sum(rule, tuple(arguments), kind, known.least, known.most)


def ranges(lines: Iterable[str]) -> Iterator[tuple[str, Range]]:
    """Ranges by id: ``srd5.attack.roll natural=1..20 bonus=-5..15 -> 0..2`` a line; ``#`` begins a remark."""
    for id, *words in filter(None, (line.partition("#")[0].split() for line in lines)):
        given = {name: _range(said) for name, sign, said in (word.partition("=") for word in words) if sign}
        result = _range(words[-1] if "->" in words else "..")
        yield id, Range(given, result.start, result.stop - 1)


def _range(text: str, least: int = -GREATEST, most: int = GREATEST) -> range:
    first, _, last = text.partition("..")
    return range(int(first or least), int(last or most) + 1)


def read(text: str, sum: Sum, path: str = "") -> Read:
    """Read an expression in the place of a sum: its tree, or all that is wrong with how it is written; ``path`` is
    where it stands."""
    names = ", ".join(sum.names)
    if len(text) > MOST_WRITTEN:
        return Read(None, (Problem(path, text[:20] + "…", "house-long", {"maximum": MOST_WRITTEN}),))
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return Read(None, (Problem(path, text, "house-syntax", {"names": names}),))
    if sum_parts(tree) > MOST_PARTS or _depth(tree) > MOST_DEEP:
        return Read(None, (Problem(path, text, "house-long", {"maximum": MOST_WRITTEN}),))
    reader = _Reader(sum, path)
    kind = reader.kind_of(tree)
    if not reader.faults and sum.kind == TRUTH != kind:
        reader.fault("house-kind-truth", tree)
    elif not reader.faults and kind == WORD:
        reader.fault("house-kind-number", tree)
    return Read(None if reader.faults else tree, tuple(reader.faults))


def sum_parts(tree: ast.expr) -> int:
    """Of how many parts an expression is made."""
    return sum(1 for _ in ast.walk(tree))


def _depth(tree: ast.AST) -> int:
    """How deep an expression goes; found without recursion, which a deep one would exhaust."""
    deep, row = 0, [tree]
    while row:
        deep, row = deep + 1, [inner for one in row for inner in ast.iter_child_nodes(one)]
    return deep


class _Reader:
    """What of an expression is no such thing; what kind of value each part of it is (``""``: it is faulty)."""

    def __init__(self, sum: Sum, path: str) -> None:
        self.path = path
        self.kinds = {one.name: one.kind for one in sum.arguments if one.kind}
        self.kinds |= dict.fromkeys(TRUTHS, TRUTH) | {BOOK: sum.kind}
        self.known = (*sum.names, BOOK)
        self.faults: list[Problem] = []
        self.ways: Mapping[type, Callable[[Any], str]] = {
            ast.Constant: self.constant, ast.Name: self.name, ast.Compare: self.compare, ast.BoolOp: self.joined,
            ast.UnaryOp: self.unary, ast.BinOp: self.reckoned, ast.IfExp: self.chosen, ast.Call: self.called,
        }  # fmt: skip

    def kind_of(self, node: ast.expr) -> str:
        return self.ways.get(type(node), self.strange)(node)

    def fault(self, reason: str, node: ast.AST, **data: Any) -> str:
        self.faults.append(Problem(self.path, ast.unparse(node), reason, data))
        return ""

    def strange(self, node: ast.expr) -> str:
        return self.fault("house-not-allowed", node, known=SIGNS)

    def wanted(self, node: ast.expr, kind: str) -> None:
        """A part that must be of a kind; yes and no count as 1 and 0."""
        found = self.kind_of(node)
        if found not in ("", kind) and (kind, found) != (NUMBER, TRUTH):
            self.fault("house-wants-truth" if kind == TRUTH else "house-wants-number", node)

    def constant(self, node: ast.Constant) -> str:
        value = node.value
        if isinstance(value, bool | str):
            return KINDS[type(value)]
        if type(value) is not int:
            return self.fault("house-whole", node)
        return NUMBER if value <= GREATEST else self.fault("house-great", node, maximum=GREATEST)

    def name(self, node: ast.Name) -> str:
        if node.id not in self.kinds:
            from bojiste.core.reading.faults import near  # late: nobody who writes it well needs pydantic for this

            return self.fault("house-name", node, known=", ".join(self.known), near=near(node.id, self.known))
        return self.kinds[node.id]

    def compare(self, node: ast.Compare) -> str:
        sides = [node.left, *node.comparators]
        if any(not isinstance(sign, ast.Eq | ast.NotEq | ast.Lt | ast.LtE | ast.Gt | ast.GtE) for sign in node.ops):
            return self.strange(node)
        kinds = [self.kind_of(one) for one in sides]
        if WORD in kinds:
            like = set(kinds) <= {WORD, ""} and all(isinstance(sign, ast.Eq | ast.NotEq) for sign in node.ops)
            return TRUTH if like else self.fault("house-words", node)
        return TRUTH

    def joined(self, node: ast.BoolOp) -> str:
        for one in node.values:
            self.wanted(one, TRUTH)
        return TRUTH

    def unary(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Invert):
            return self.strange(node)
        kind = TRUTH if isinstance(node.op, ast.Not) else NUMBER
        self.wanted(node.operand, kind)
        return kind

    def reckoned(self, node: ast.BinOp) -> str:
        if not isinstance(node.op, ast.Add | ast.Sub | ast.Mult | ast.FloorDiv | ast.Mod):
            return self.fault("house-divide", node) if isinstance(node.op, ast.Div) else self.strange(node)
        self.wanted(node.left, NUMBER)
        self.wanted(node.right, NUMBER)
        return NUMBER

    def chosen(self, node: ast.IfExp) -> str:
        self.wanted(node.test, TRUTH)
        kinds = {self.kind_of(node.body), self.kind_of(node.orelse)} - {""}
        if WORD in kinds:
            return self.fault("house-words", node)
        return NUMBER if NUMBER in kinds else TRUTH

    def called(self, node: ast.Call) -> str:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        least = CALLS.get(name, 0)
        many = least if name == "abs" else max(least, len(node.args))
        starred = any(isinstance(one, ast.Starred) for one in node.args)
        if not least or node.keywords or starred or len(node.args) != many:
            return self.fault("house-call", node, known=", ".join(CALLS))
        for one in node.args:
            self.wanted(one, NUMBER)
        return NUMBER


# -- what comes of it ------------------------------------------------------------------------------------------------


class _Truths(ast.NodeTransformer):
    """``true`` and ``false`` as Python writes them."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(TRUTHS[node.id]) if node.id in TRUTHS else node


class _Books(ast.NodeTransformer):
    """``book`` as a call of the book's own rule."""

    def __init__(self, names: Iterable[str]) -> None:
        self.given: list[ast.expr] = [ast.Name(name, ast.Load()) for name in names]

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Call(node, list(self.given), []) if node.id == BOOK else node


def function(tree: ast.expr, sum: Sum, original: Callable[..., Any]) -> FunctionType:
    """The function that an expression is: of the arguments of the rule, with its defaults, and in its module, where
    ``book`` is the ``original``."""
    names = [one.name for one in sum.arguments]
    body = _Books(names).visit(_Truths().visit(_copied(tree)))
    if sum.kind == NUMBER and _is_truth(body):
        body = ast.IfExp(body, ast.Constant(1), ast.Constant(0))
    given = ast.arguments([], [ast.arg(name) for name in names], None, [], [], None, [])
    made = ast.FunctionDef(original.__name__, given, [ast.Return(body)], [], lineno=1, col_offset=0)
    module = ast.fix_missing_locations(ast.Module([made], []))
    room: dict[str, Any] = {"__name__": original.__module__, BOOK: original}
    exec(compile(module, f"<house rule {sum.rule.id}>", "exec"), room)
    found: Any = room[original.__name__]
    found.__defaults__ = original.__defaults__
    found.__annotations__, found.__doc__ = original.__annotations__, original.__doc__
    found.__wrapped__ = original
    return cast(FunctionType, found)


def _copied(tree: ast.expr) -> ast.expr:
    return ast.parse(ast.unparse(tree), mode="eval").body


def _is_truth(node: ast.expr) -> bool:
    """Whether an expression that may stand for a number says yes or no."""
    negated = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    return (
        negated
        or isinstance(node, ast.Compare | ast.BoolOp)
        or (isinstance(node, ast.Constant) and isinstance(node.value, bool))
    )


def tried(tree: ast.expr, sum: Sum, original: Callable[..., Any], path: str = "") -> Iterator[Problem]:
    """What goes wrong where an expression is worked out over what games give the rule: at most one fault of each kind,
    with the arguments at which it shows. What the book's own rule comes to is right."""
    made, text = function(tree, sum, original), ast.unparse(tree)
    least, most = _bounds(sum, original)
    by_nought = outside = False
    for given in _points(tree, sum):
        found = _outcome(made, given)
        if found is None and not by_nought and _outcome(original, given) is not None:
            by_nought = True
            yield Problem(path, text, "house-nought", {"at": _shown(sum, given)})
        elif found is not None and not outside and sum.kind == NUMBER and not least <= found <= most:
            outside = True
            yield Problem(
                path, text, "house-range", {"at": _shown(sum, given), "found": found, "least": least, "most": most}
            )


def _bounds(sum: Sum, original: Callable[..., Any]) -> tuple[int, int]:
    """Between what bounds an expression may come: those that are known of games, and whatever the book's own rule comes
    to over what they give it."""
    if sum.kind != NUMBER:
        return sum.least, sum.most
    found = (_outcome(original, given) for given in _points(ast.Name(BOOK), sum))
    known = [value for value in found if value is not None]
    return min([sum.least, *known]), max([sum.most, *known])


def _shown(sum: Sum, given: tuple[Any, ...]) -> str:
    """Arguments as they are told: ``natural = 1, bonus = -2``."""
    return ", ".join(f"{one.name} = {value}" for one, value in zip(sum.arguments, given, strict=True)) or "—"


def _outcome(made: Callable[..., Any], given: tuple[Any, ...]) -> int | None:
    """What comes of some arguments; ``None``: it divides by nought. Where the book's own rule does not know them,
    nothing does, and 0 stands for that."""
    try:
        return int(made(*given))
    except ZeroDivisionError:
        return None
    except Exception:
        return 0


def _points(tree: ast.expr, sum: Sum) -> Iterator[tuple[Any, ...]]:
    """Arguments to try: ends and middles of what games give, and the neighbours of the numbers that are written."""
    marks = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and type(node.value) is int}
    around = sorted({mark + step for mark in (*marks, 0) for step in (-1, 0, 1)})
    divide = [node.right for node in ast.walk(tree) if isinstance(node, ast.BinOp) and _divides(node)]
    every = {node.id for part in divide for node in ast.walk(part) if isinstance(node, ast.Name)}
    named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    axes = [_values(one, around, one.name in every, BOOK in named or one.name in named) for one in sum.arguments]
    return islice(product(*axes), MOST_TRIED)


def _divides(node: ast.BinOp) -> bool:
    return isinstance(node.op, ast.FloorDiv | ast.Mod)


def _values(one: Argument, around: list[int], every: bool, matters: bool) -> list[Any]:
    """The values of an argument to try."""
    if one.kind == TRUTH:
        return [False, True] if matters else [False]
    if one.kind != NUMBER:
        return [""] if one.default is inspect.Parameter.empty else [one.default]
    values = one.values
    if not matters:
        return [values[0]]
    if every and len(values) <= EVERY:
        return list(values)
    ends = [values[0], values[-1], values[len(values) // 2], *(mark for mark in around if mark in values)]
    return list(dict.fromkeys(ends))
