"""Cards of the bestiary, and of what a sheet names by an id: what it is, how far it is played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from bojiste.book.voice import words
from bojiste.cli.bestiary import covered, named, sheet_of
from bojiste.cli.bestiary_show import coverage
from bojiste.cli.things import cell, figure
from bojiste.core.shelf import Covered, Thing
from bojiste.core.system import System
from bojiste.tell.names import capital
from bojiste.tell.words import Words


class Card(NamedTuple):
    """A block or a thing: id, name, lines, how far it is played (``exact``, ``nearly``, ``left``;
    empty where the system does not say) with the lines that say so."""

    id: str
    name: str
    lines: tuple[str, ...]
    mark: str = ""
    played: tuple[str, ...] = ()


class Shelf(NamedTuple):
    """Cards of one kind: the name of their page, their heading."""

    page: str
    title: str
    cards: tuple[Card, ...]


def shelves(game: System, language: str) -> Iterator[Shelf]:
    """The bestiary, then weapons, armour, spells and whatever else a system has."""
    said = words(language, game.id)
    own = dict(game.blocks())
    blocks = [one for one in named(game, language) if one.id in own]
    if blocks:
        cards = tuple(_block(game, one.id, one.name, own[one.id], said) for one in blocks)
        yield Shelf("bestiary", said.word("book-bestiary"), cards)
    for kind, things in groupby(game.shelf().things(), lambda one: one.kind):
        yield Shelf(kind, capital(said.word(kind)), tuple(_thing(one, said) for one in things))


def _block(game: System, id: str, name: str, table: object, said: Words) -> Card:
    from bojiste.files.toml import lines_of

    assert isinstance(table, dict)
    telling = game.shelf().told
    lines = telling(sheet_of(game, table), said) if telling is not None else lines_of(table)
    played = covered(game, table)
    told = () if played is None else tuple(coverage(played, said))
    return Card(
        id, capital(name), tuple(map(capital, lines)), "" if played is None else _mark(played), told
    )


def _mark(played: Covered) -> str:
    return "left" if played.left else "nearly" if played.nearly else "exact"


def _thing(one: Thing, said: Words) -> Card:
    lines: tuple[str, ...]
    if one.told is not None:
        lines = (f"{capital(one.told(said)).removesuffix('.')}.",)
    else:
        lines = tuple(
            f"{capital(figure(key, said))}: {cell(value, said)}" for key, value in one.table.items()
        )
    return Card(one.id, capital(said.word(one.word)), lines)
