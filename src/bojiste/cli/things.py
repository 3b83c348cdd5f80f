"""Weapons, armour, spells: what sheets name by its id, as ``bojiste bestiary`` lists and shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from rich.cells import cell_len as cells

from bojiste.cli.menu import folded
from bojiste.cli.page import width
from bojiste.core.shelf import Thing
from bojiste.core.system import System
from bojiste.tell.words import Words, word_id

Row = tuple[str, ...]
_DICE = re.compile(r"(?<=\d)d(?=\d)")
_WORD = re.compile(r"(?<![\w])(?:[a-z][a-z_]+(?:/[a-z]+)?|[A-Z]{2,}|[12]R)(?![\w])")
_BOTH = re.compile(r"(?<=[a-z])\+(?=[a-z])")
_LESS = re.compile(r"(?<=\w)-(?=\d)")
_POINT = re.compile(r"(?<=\d)\.(?=\d)")


def things_of(game: System[Any, Any], said: Words, search: str | None) -> list[Thing]:
    """The things of a system, or those that have a word in their id, their name or their figures."""
    found = list(game.shelf().things())
    if search is None:
        return found
    return [one for one in found if folded(search) in folded(_words(one, said))]


def _words(one: Thing, said: Words) -> str:
    """Everything that is said of a thing."""
    figures = one.told(said) if one.told is not None else cell(one.table, said)
    return f"{one.id} {said.word(one.word)} {said.word(one.kind)} {one.table} {figures}"


def called(game: System[Any, Any], id: str) -> list[Thing]:
    """The things of this id that the system has: a spell may be called like what one bears."""
    return [one for one in game.shelf().things() if one.id == id]


def lists(things: list[Thing], said: Words) -> Iterator[list[Row]]:
    """A list for each kind: its heads, and a line for each thing. What all of a kind have stands in columns as far as
    there is room for them, the rest behind them."""
    for kind, group in groupby(things, lambda one: one.kind):
        members = list(group)
        plain = members[0].told is None
        shared = [key for key in members[0].table if plain and all(key in one.table for one in members)]
        names = [(said.word(kind), ""), *((one.id, said.word(one.word)) for one in members)]
        taken = sum(max(map(cells, column)) + 2 for column in zip(*names, strict=True))
        columns = _that_fit(shared, members, taken, said)
        rows = [(*name, *_figures(one, columns, said)) for name, one in zip(names[1:], members, strict=True)]
        yield [(*names[0], *(figure(column, said) for column in columns), ""), *rows]


def _that_fit(keys: list[str], members: list[Thing], taken: int, said: Words) -> list[str]:
    """The first of these columns, until the line is full."""
    fit = []
    for key in keys:
        taken += 2 + max(cells(figure(key, said)), *(cells(cell(one.table[key], said)) for one in members))
        if taken > width():
            break
        fit.append(key)
    return fit


def _figures(one: Thing, columns: list[str], said: Words) -> Iterator[str]:
    if one.told is not None:
        yield one.told(said)
        return
    yield from (cell(one.table[column], said) for column in columns)
    yield cell({key: value for key, value in one.table.items() if key not in columns}, said)


def figure(key: str, said: Words) -> str:
    """What a figure of a thing, or a word that is one, is called (``figure-reach``); itself where it has no name."""
    id = word_id("figure", key)
    return said.word(id) if said.has(id) else key


def cell(value: Any, said: Words) -> str:
    """A figure as the list has it, with words and dice of the language."""
    if isinstance(value, list | tuple):
        return " / ".join(cell(one, said) for one in value)
    if isinstance(value, Mapping):
        return ", ".join(_named(key, one, said) for key, one in value.items())
    if value is True:
        return "+"
    text = _WORD.sub(lambda found: figure(found[0], said), _BOTH.sub(" + ", str(value)))
    return _LESS.sub(" − ", _POINT.sub(said.word("cli-point"), _DICE.sub(said.word("die-letter"), text)))


def _named(key: str, value: Any, said: Words) -> str:
    return figure(key, said) if value is True else f"{figure(key, said)} {cell(value, said)}"


def as_json(system: str, one: Thing, said: Words) -> dict[str, Any]:
    """A thing as an object: what it is one of, what it is called, its figures."""
    kind = one.kind.removeprefix("things-")
    return {"system": system, "thing": one.id, "kind": kind, "name": said.word(one.word), "table": one.table}
