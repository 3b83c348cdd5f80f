"""Words for what helps and hinders a roll, as the code of a system writes them: ``help-WORD``, ``hinder-WORD``.

They are told wherever they are put: under the names ``helps`` and ``hinders`` (a value, an argument, what a function of
that name returns), or as the word of a reason with its sign (``because("dodge", -1, …)``).
"""

from __future__ import annotations

import ast as python
from collections.abc import Iterable, Iterator, Mapping

STEMS = {"helps": "help", "hinders": "hinder"}
REASONS = ("because", "Reason")
"""Calls whose first argument is a word, and the second its sign: +1 helps, -1 hinders, any other may be either."""

Words = Iterator[tuple[str, str]]
Names = Mapping[str, python.expr]


def help_words(module: python.Module) -> Words:
    """All such words of a module, with the stem of their message."""
    for node in python.walk(module):
        if isinstance(node, python.FunctionDef):
            yield from _in_function(node)
        elif isinstance(node, python.Call):
            yield from _in_call(node)


def _in_function(function: python.FunctionDef) -> Words:
    """What is put under one of these names in a function, and what a function of that name returns."""
    put = [pair for node in python.walk(function) for pair in _assigned(node)]
    yield from _under((*put, *_returned(function)), dict(put))


def _assigned(node: python.AST) -> Iterator[tuple[str, python.expr]]:
    targets: list[python.expr] = []
    if isinstance(node, python.Assign):
        targets = node.targets
    elif isinstance(node, python.AugAssign | python.AnnAssign):
        targets = [node.target]
    value: python.expr | None = getattr(node, "value", None)
    if value is None:
        return
    for target in targets:
        if isinstance(target, python.Name):
            yield target.id, value


def _returned(function: python.FunctionDef) -> Iterator[tuple[str, python.expr]]:
    for node in python.walk(function):
        if isinstance(node, python.Return) and node.value is not None:
            yield function.name, node.value


def _under(pairs: Iterable[tuple[str, python.expr]], names: Names) -> Words:
    for name, value in pairs:
        if name in STEMS:
            yield from ((STEMS[name], word) for word in listed(value, names))


def _in_call(call: python.Call) -> Words:
    """The word of a reason, and what is given as an argument of one of these names."""
    yield from _under(tuple((given.arg or "", given.value) for given in call.keywords), {})
    if getattr(call.func, "id", "") not in REASONS or len(call.args) < 2:
        return
    word, sign = call.args[:2]
    for stem in _stems(sign):
        yield from ((stem, one) for one in listed(word, {}))


def _stems(sign: python.expr) -> tuple[str, ...]:
    if isinstance(sign, python.UnaryOp) and isinstance(sign.operand, python.Constant):
        return ("hinder",) if isinstance(sign.op, python.USub) else ("help",)
    return ("help",) if isinstance(sign, python.Constant) else ("help", "hinder")


def listed(value: python.expr, names: Names) -> Iterator[str]:
    """The words of a list that is written out, whatever it depends on which of them stand there; ``names``: what the
    names in it mean."""
    if isinstance(value, python.Constant) and isinstance(value.value, str) and value.value:
        yield value.value
    if isinstance(value, python.Starred) and isinstance(value.value, python.Name) and value.value.id in names:
        rest = {name: meant for name, meant in names.items() if name != value.value.id}
        yield from listed(names[value.value.id], rest)
    for part in _parts(value):
        yield from listed(part, names)


def _parts(value: python.expr) -> list[python.expr]:
    if isinstance(value, python.Tuple | python.List):
        return value.elts
    if isinstance(value, python.BinOp):
        return [value.left, value.right]
    if isinstance(value, python.IfExp):
        return [value.body, value.orelse]
    return [value.value] if isinstance(value, python.Starred) else []
