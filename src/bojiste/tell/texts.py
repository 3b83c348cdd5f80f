"""Where the messages stand: the files of a package, cut into messages, each parsed when somebody asks for it.

A game says thirty messages of the two thousand that its language has, and Fluent's parser takes half a millisecond for
each: reading all of them would be most of the time in which a program starts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax import ast

_BEGINNING = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""How a message or term begins, and nothing else: text that goes on is indented, and no placeable has ``=`` in it."""


class MissingWords(KeyError):
    """A message that is not there, lacks an argument, or cannot be read: a fault of the texts, not of the user."""

    def __str__(self) -> str:
        return str(self.args[0])


class Piece(NamedTuple):
    """One message or term as it is written, with whatever stands before the next; and the file to name in a fault."""

    file: str
    text: str


def source(package: str, language: str) -> str:
    """The text of a package in one language: ``<language>.ftl``, then its further pages ``<page>.<language>.ftl``."""
    parent, _, folder = package.rpartition(".")
    try:
        home = resources.files(package)
    except ModuleNotFoundError:  # a plain folder inside a package
        home = resources.files(parent) / folder
    try:
        pages = [page for page in home.iterdir() if page.name.endswith(f".{language}.ftl")]
        first = (home / f"{language}.ftl").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise MissingWords(f"{package} has no {language}.ftl") from None
    return "\n".join([first, *(page.read_text(encoding="utf-8") for page in sorted(pages, key=lambda page: page.name))])


@cache
def pieces(package: str, language: str) -> Mapping[str, Piece]:
    """The messages of a package by id, its terms by ``-id``, unparsed; of two with one id the later one."""
    text, file = source(package, language), f"{package}/{language}.ftl"
    found = list(_BEGINNING.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    return {one[1]: Piece(file, text[one.start() : end]) for one, end in zip(found, ends, strict=False)}


@cache
def entry(piece: Piece) -> ast.Message | ast.Term:
    """The message of a piece, parsed; ``MissingWords`` if it is not Fluent."""
    from fluent.syntax import FluentParser

    return _readable(FluentParser(with_spans=False).parse_entry(piece.text), piece.file)


@cache
def entries(package: str, language: str) -> tuple[ast.Message | ast.Term, ...]:
    """All messages and terms of a package, in order, as Fluent's own parser reads the whole of its text;
    ``MissingWords`` names the first line that is not Fluent."""
    from fluent.syntax import FluentParser, ast

    body = FluentParser(with_spans=False).parse(source(package, language)).body
    items = [item for item in body if not isinstance(item, ast.BaseComment)]
    return tuple(_readable(item, f"{package}/{language}.ftl") for item in items)


def _readable(item: ast.EntryType, file: str) -> ast.Message | ast.Term:
    from fluent.syntax import ast

    if isinstance(item, ast.Message | ast.Term):
        return item
    raise MissingWords(f"{file} cannot be read near {(item.content or '')[:60]!r}")
