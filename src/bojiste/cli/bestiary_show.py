"""``bojiste bestiary show``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import click

from bojiste.cli.bestiary import Found, by_name, covered, meant_by, named, several, sheet_of
from bojiste.cli.help import Spoken
from bojiste.cli.options import BlockId, SystemId, json_option, language_option, near_of, refused
from bojiste.cli.page import told
from bojiste.cli.things import as_json as thing_as_json
from bojiste.cli.things import called, cell, figure
from bojiste.cli.voice import words
from bojiste.core.shelf import Covered, Thing, names, spoken
from bojiste.core.system import System
from bojiste.tell.names import capital
from bojiste.tell.words import Words


@click.command("bestiary-show", cls=Spoken)
@click.argument("block", metavar="BLOCK", type=BlockId())
@click.option("--system", "system_id", type=SystemId(), help="The rule system, where several have such a block.")
@click.option("--toml", "as_page", is_flag=True, help="As a page of blocks of one's own, to be kept, sent or changed.")
@language_option
@json_option("One JSON object: system, block, table, and what of it is not played.")
def command(block: str, system_id: str | None, as_page: bool, language: str, as_json: bool) -> None:
    """Print a stat block for the table.

    It shows the numbers and actions, and says what the program plays differently or leaves to the referee. Without
    --system it prints the block of every system that has it.
    """
    from bojiste.core.system import system, systems

    games = [system(system_id)] if system_id else list(systems().values())
    found = [(game, one) for game in games for one in named(game, language) if one.id == block]
    things = [(game, thing) for game in games for thing in called(game, block)]
    if not found and not things:
        found = list(_called(games, block, language))
    from bojiste.files.blocks import page

    for game, one in found:
        if as_page:
            click.echo(page(one.id, one.table), nl=False)
            continue
        if as_json:
            click.echo(json.dumps(_as_json(game, one), ensure_ascii=False))
            continue
        for line in _lines(game, one, words(language, game.id)):
            told(line, 2)
    for game, thing in things if not found else ():
        _thing(game, thing, words(language, game.id), as_json)


def _called(games: Iterable[System[Any, Any]], text: str, language: str) -> Iterator[tuple[System[Any, Any], Found]]:
    """The block that is called so in each system; refused where none is, or nowhere only one."""
    shelves = [(game, list(named(game, language))) for game in games]
    ids = [(game, found, meant_by(text, by_name(found))) for game, found in shelves]
    blocks = [(game, one) for game, found, id in ids for one in found if one.id == id]
    if not blocks:
        near = dict.fromkeys(one.id for _, found in shelves for one in several(text, found))
        known = dict.fromkeys(one.id for _, found in shelves for one in found)
        called = dict.fromkeys((*(one.name for _, found in shelves for one in found), *known))
        alike = ", ".join(near) or near_of(text, called, 3)
        raise refused("BLOCK", text, "unknown-block", near=alike, count=len(known))
    yield from blocks


def _thing(game: System[Any, Any], one: Thing, said: Words, as_json: bool) -> None:
    """A weapon, a piece of armour, a spell: what it is called, and its figures."""
    if as_json:
        click.echo(json.dumps(thing_as_json(game.id, one, said), ensure_ascii=False))
        return
    told(said.word("cli-bestiary-block", name=capital(said.word(one.word)), system=game.id, block=one.id), 2)
    if one.told is not None:
        told(f"{capital(one.told(said)).removesuffix('.')}.", 2)
        return
    for key, value in one.table.items():
        told(f"{figure(key, said)}: {cell(value, said)}", 2)


def _as_json(game: System[Any, Any], one: Found) -> dict[str, Any]:
    played = covered(game, one.table)
    more = {} if played is None else {"approximated": names(played.nearly), "left": names(played.left)}
    return {"system": one.system, "block": one.id, "table": one.table, **more}


def _lines(game: System[Any, Any], one: Found, said: Words) -> Iterator[str]:
    yield said.word("cli-bestiary-block", name=capital(one.name), system=game.id, block=one.id)
    if (telling := game.shelf().told) is not None:
        yield from map(capital, telling(sheet_of(game, one.table), said))
    else:
        from bojiste.files.toml import lines_of

        yield from lines_of(one.table)
    if (played := covered(game, one.table)) is not None:
        yield from coverage(played, said)


def coverage(played: Covered, said: Words) -> Iterator[str]:
    """How far a block is played, in words."""
    if played.exact:
        yield said.word("cli-bestiary-exact")
    if played.nearly:
        yield said.word("cli-bestiary-nearly", what=spoken(played.nearly, said))
    if played.left:
        yield said.word("cli-bestiary-left", what=spoken(played.left, said))
