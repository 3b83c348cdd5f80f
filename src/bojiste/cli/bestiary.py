"""``bojiste bestiary``."""

from __future__ import annotations

import json
import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from typing import Any, NamedTuple

import click
from rich.cells import cell_len as cells

from bojiste.cli.columns import chosen as by_columns
from bojiste.cli.columns import columns_of, head, plain, shown
from bojiste.cli.help import Spoken
from bojiste.cli.likeness import alike, meant
from bojiste.cli.menu import folded
from bojiste.cli.options import BlockId, json_option, language_option, near_of, refused
from bojiste.cli.page import ink, told, width
from bojiste.cli.things import as_json as thing_as_json
from bojiste.cli.things import called, lists, things_of
from bojiste.cli.voice import words
from bojiste.core.shelf import Column, Covered, Thing, names
from bojiste.core.system import System

MARKS = ("=", "~", "!")
"""A block is played as it is printed, but for something, or something of it is left to the referee."""
_TEST = re.compile(r"\s*([a-z][a-z0-9_.]*)\s*(<=|>=|!=|=|<|>)\s*([\w+-]+)\s*")
_COMPARED: Mapping[str, Callable[[Any, Any], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "!=": operator.ne,
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}
Table = Mapping[str, Any]


class Found(NamedTuple):
    """A block of a system, and what it is called."""

    system: str
    id: str
    name: str
    table: Table
    also: tuple[str, ...] = ()
    """Other words by which people ask for it."""


class Chosen(NamedTuple):
    """By what blocks are chosen: values of columns, and tests; false where by nothing."""

    columns: Mapping[str, str | None]
    tests: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.tests) or any(text is not None for text in self.columns.values())

    def __str__(self) -> str:
        return ", ".join((*self.tests, *filter(None, self.columns.values())))

    def of(self, game: System[Any, Any], language: str) -> list[Found]:
        """The blocks of a system that are so; ``SceneError`` where it cannot be asked."""
        checks = [_test(text) for text in self.tests]
        by_column = list(by_columns(game, self.columns, words(language, game.id)))
        found = (one for one in named(game, language) if all(check(one) for check in checks))
        return [one for one in found if all(test(one.table) for test in by_column)]

    def blocks(self, game: System[Any, Any], language: str) -> list[str]:
        """Their ids, none where they are chosen by nothing; ``SceneError`` where nothing is so."""
        found = [one.id for one in self.of(game, language)] if self else []
        if self and not found:
            raise refused("BLOCK", str(self), "unknown-block", near="", count=len(game.blocks()))
        return found


def choosing(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options by which blocks are chosen; the command is given them as ``chosen``."""

    @wraps(command)
    def called(cr: str | None, kind: str | None, size: str | None, tests: tuple[str, ...], **others: Any) -> Any:
        return command(chosen=Chosen({"cr": cr, "kind": kind, "size": size}, tests), **others)

    options = (
        click.option("--cr", metavar="RANGE", help="Only blocks of this challenge: 2, 1/4..2, 5.."),
        click.option("--kind", metavar="WORD", help="Only creatures of this kind (undead)."),
        click.option("--size", metavar="WORD", help="Only creatures of this size (large)."),
        click.option("--where", "tests", metavar="TEST", multiple=True, help="Only blocks with ac>=15; repeatable."),
    )
    for option in reversed(options):
        called = option(called)
    return called


@click.command("bestiary", cls=Spoken)
@click.argument("system_id", metavar="[SYSTEM]", required=False, type=BlockId())
@click.argument("block", metavar="[BLOCK]", required=False, type=BlockId())
@click.option("--search", metavar="WORD", help="Only blocks with this in their id, their name or their table.")
@choosing
@language_option
@json_option("One JSON object: system, block and table, or one for each block.")
def command(
    system_id: str | None,
    block: str | None,
    search: str | None,
    chosen: Chosen,
    language: str,
    as_json: bool,
) -> None:
    """List the blocks of a system, or show one.

    Without SYSTEM the blocks of all systems; with BLOCK its table, as a scene file would have it. Weapons, armour and
    spells that scenes may name stand behind those who bear them. What is neither a system nor a block is searched for.
    """
    from bojiste.core.system import system, system_ids, systems

    if system_id is not None and block is None and system_id not in system_ids():
        system_id, search = None, search or system_id
    games = [system(system_id)] if system_id else list(systems().values())
    if block is not None:
        _show(games[0], block, language, as_json)
        return
    anything = False
    for game in games if system_id else _with_columns(games, chosen.columns):
        found = [one for one in chosen.of(game, language) if _meant(one, search)]
        more = [] if chosen else things_of(game, words(language, game.id), search)
        anything = anything or bool(found) or bool(more)
        _list(game, found, language, as_json)
        _list_things(game, more, language, as_json)
    if not anything:
        asked = search or str(chosen)
        known = [id for game in games for id in game.blocks()]
        raise refused(
            "BLOCK", asked, "unknown-block", near=near_of(search or "", dict.fromkeys(known), 3), count=len(known)
        )


def _with_columns(games: list[System[Any, Any]], given: Mapping[str, str | None]) -> list[System[Any, Any]]:
    """The systems that have the columns asked for; all of them where none has, to be told so."""
    asked = {key for key, text in given.items() if text is not None}
    return [game for game in games if asked <= {one.key for one in game.shelf().columns}] or games


def named(game: System[Any, Any], language: str) -> Iterator[Found]:
    """The blocks of a system, and what they are called."""
    from bojiste.core.reading import NameTable
    from bojiste.files.blocks import known
    from bojiste.tell.names import label

    also = game.shelf().also
    for id, block in known(game).items():
        name = block.get("name")
        called = label(NameTable.model_validate(name).name(), language) if name is not None else id
        yield Found(game.id, id, called, block, also.get(id, ()))


def _meant(one: Found, search: str | None) -> bool:
    """Whether the words stand in the id, a name in any language, or anything else of the block; or are those of its
    name in another number or case."""
    if search is None:
        return True
    whole = folded(f"{one.id} {one.name} {json.dumps(one.table, ensure_ascii=False)}")
    words = folded(search).split()
    if all(word in whole for word in words) or "".join(words) in whole:
        return True
    return any(alike(search, name) for name in _names(one))


def _names(one: Found) -> Iterator[str]:
    """What a block is called, in every language, and by what else people ask for it."""
    yield from (one.id.replace("_", " "), one.name, *one.also)
    said = one.table.get("name")
    for name in said.values() if isinstance(said, Mapping) else ():
        yield str(name.get("text", "")) if isinstance(name, Mapping) else str(name)


def by_name(found: Iterable[Found]) -> dict[str, str]:
    """Ids of blocks by whatever people call them, folded."""
    return {folded(word): one.id for one in found for word in (*_names(one), one.id)}


def meant_by(text: str, known: Mapping[str, str]) -> str | None:
    """The id of the only block that is called so, in whatever number or case, in one word or two."""
    typed = folded(text)
    return known.get(typed) or known.get(typed.replace(" ", "")) or meant(text, known)


def several(text: str, found: Iterable[Found]) -> list[Found]:
    """Blocks whose names have all the words, where more than one may be meant."""
    return [one for one in found if any(alike(text, name) for name in _names(one))]


def _test(text: str) -> Callable[[Found], bool]:
    """``ac>=15`` as a function; what a block does not say is never so."""
    match = _TEST.fullmatch(text)
    if match is None:
        raise refused("--where", text, "usage-test")
    path, compared = match[1].split("."), _COMPARED[match[2]]
    wanted: int | str = int(match[3]) if re.fullmatch(r"[+-]?[0-9]{1,9}", match[3]) else match[3]

    def holds(one: Found) -> bool:
        value: Any = one.table
        for step in path:
            value = value.get(step) if isinstance(value, Mapping) else None
        return type(value) is type(wanted) and compared(value, wanted)

    return holds


def sheet_of(game: System[Any, Any], table: Table) -> Any:
    """A block as play has it; ``SceneError`` with its faults if it is one of people's own."""
    from pydantic import ValidationError

    from bojiste.core.reading import OWN, problems_of
    from bojiste.errors import SceneError

    model = game.models().sheet
    try:
        return model.model_validate({key: value for key, value in table.items() if key not in OWN})
    except ValidationError as failed:
        raise SceneError(problems_of(failed, "", model), game.id) from None


def covered(game: System[Any, Any], table: Table) -> Covered | None:
    """How far a block is played, where its system says so."""
    says = game.shelf().covered
    return None if says is None else says(sheet_of(game, table))


def mark(covered: Covered) -> str:
    """The sign of how far a block is played."""
    return MARKS[2] if covered.left else MARKS[1] if covered.nearly else MARKS[0]


def _list(game: System[Any, Any], found: list[Found], language: str, as_json: bool) -> None:
    """A line for each block: id, name, and what people choose by."""
    if not found:
        return
    columns, said = columns_of(game, list(game.blocks().values())), words(language, game.id)
    rows = [(game.id, "", "", *(head(column, said) for column in columns))]
    for one in found:
        played = covered(game, one.table)
        if as_json:
            click.echo(json.dumps(_as_json(one, columns, played), ensure_ascii=False))
        sign = mark(played) if played else ""
        rows.append((one.id, sign, one.name, *(shown(column, one.table, said) for column in columns)))
    if not as_json:
        click.echo("\n".join(line.rstrip() for line in _lines(rows)))
        if any(row[1] for row in rows):
            told(said.word("cli-bestiary-marks"), dim=True)


def _list_things(game: System[Any, Any], things: list[Thing], language: str, as_json: bool) -> None:
    """A line for each thing that sheets may name, under a heading for each kind."""
    said = words(language, game.id)
    if as_json:
        for one in things:
            click.echo(json.dumps(thing_as_json(game.id, one, said), ensure_ascii=False))
        return
    for rows in lists(things, said):
        click.echo()
        for line, (*_, more) in zip(_lines([row[:-1] for row in rows], 2), rows, strict=True):
            told(f"{line}  {more}".rstrip(), 4)


def _as_json(one: Found, columns: tuple[Column, ...], played: Covered | None) -> dict[str, Any]:
    values = {column.key: plain(column.value(one.table)) for column in columns}
    numbers = {key: value for key, value in values.items() if value is not None}
    more = {} if played is None else {"approximated": names(played.nearly), "left": names(played.left)}
    return {"system": one.system, "block": one.id, "name": one.name, "numbers": numbers, **more}


def _lines(rows: list[tuple[str, ...]], names: int = 3) -> Iterator[str]:
    """Ids, signs and names to the left, what follows to the right; the last columns go where the screen is narrow."""
    wide = [max(cells(row[index]) for row in rows) for index in range(len(rows[0]))]
    while len(wide) > names and sum(wide) + 2 * len(wide) > width():
        wide.pop()
    for number, row in enumerate(rows):
        left = [part + " " * (size - cells(part)) for part, size in zip(row[:names], wide, strict=False) if size]
        right = [" " * (size - cells(part)) + part for part, size in zip(row[names:], wide[names:], strict=False)]
        line = "  ".join([*left, *right])
        yield line if number else ink(line, dim=True)


def _show(game: System[Any, Any], block: str, language: str, as_json: bool) -> None:
    from bojiste.files.blocks import known

    blocks, thing = known(game), next(iter(called(game, block)), None)
    if block not in blocks and thing is None:
        near = near_of(block, [*blocks, *(one.id for one in game.shelf().things())], 3)
        raise refused("BLOCK", block, "unknown-block", near=near, count=len(blocks))
    shown: dict[str, Any] = {"system": game.id, "block": block, "table": blocks.get(block, {})}
    if thing is not None and block not in blocks:
        shown = thing_as_json(game.id, thing, words(language, game.id))
    if as_json:
        click.echo(json.dumps(shown, ensure_ascii=False))
        return
    from bojiste.files.toml import lines_of

    click.echo("\n".join(lines_of(shown["table"])))
