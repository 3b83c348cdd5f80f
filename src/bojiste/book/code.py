"""The code of a rule as a page shows it, and the rules that it leans on."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from functools import cache
from textwrap import dedent
from types import FunctionType
from typing import NamedTuple

from bojiste.core.rule import Cited, Rule, rule_of


class Code(NamedTuple):
    """The function that obeys a rule: its text, and the ids of the rules that it calls or cites."""

    text: str
    names: tuple[str, ...]


@cache
def code_of(rule: Rule) -> Code:
    """The function of a rule, read from its file."""
    function = _plain(rule.function)
    text = dedent(inspect.getsource(function))
    tree = ast.parse(text)
    found = dict.fromkeys(id for id in _named(tree, function.__globals__) if id != rule.id)
    return Code(text, tuple(found))


def callers(rules: Mapping[str, Rule]) -> dict[str, list[str]]:
    """For each rule those whose code names it."""
    found: dict[str, list[str]] = {id: [] for id in rules}
    for id, rule in rules.items():
        for other in code_of(rule).names:
            if other in found:
                found[other].append(id)
    return found


def _plain(function: Cited) -> FunctionType:
    """The function itself, without a cache around it."""
    found = inspect.unwrap(function)
    found = getattr(found, "__func__", found)
    assert isinstance(found, FunctionType)
    return found


def _named(tree: ast.AST, within: Mapping[str, object]) -> Iterator[str]:
    """Ids of the rules that names of the code stand for: ``hit`` or ``attack.hit``."""
    for node in ast.walk(tree):
        value: object = None
        match node:
            case ast.Name(id=name):
                value = within.get(name)
            case ast.Attribute(value=ast.Name(id=home), attr=name):
                value = getattr(within.get(home), name, None)
        if inspect.isroutine(value):
            try:
                yield rule_of(value).id
            except (KeyError, TypeError):
                continue


@cache
def coloured(text: str) -> str:
    """Python as HTML, its words in the classes of the book's style."""
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    made: str = highlight(text, PythonLexer(), HtmlFormatter(nowrap=True))
    return made
