"""``bojiste bestiary coverage``."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import click

from bojiste.cli.bestiary import MARKS, covered, mark, named, sheet_of
from bojiste.cli.help import Spoken
from bojiste.cli.options import SystemId, json_option, language_option, refused
from bojiste.cli.page import told
from bojiste.cli.voice import words
from bojiste.core.shelf import Covered
from bojiste.core.system import System
from bojiste.tell.paragraph import columns


class Row(NamedTuple):
    """Of so many blocks with a part, how many play it as printed, but for something, and not wholly."""

    part: str
    blocks: int
    exact: int
    nearly: int
    left: int


@click.command("bestiary-coverage", cls=Spoken)
@click.argument("system_id", metavar="[SYSTEM]", required=False, type=SystemId())
@language_option
@json_option("One JSON object for each part of blocks.")
def command(system_id: str | None, language: str, as_json: bool) -> None:
    """Count which parts of the blocks of a system are played.

    For each part of a block (attacks, saving throws, traits …): how many blocks have it, and how many of them are
    played as printed, with an exception, or with something left to the referee.
    """
    from bojiste.core.system import system, systems

    games = [system(system_id)] if system_id else [game for game in systems().values() if game.shelf().covered]
    for game in games:
        if game.shelf().covered is None:
            known = ", ".join(one.id for one in systems().values() if one.shelf().covered)
            raise refused("SYSTEM", game.id, "usage-no-coverage", known=known)
        rows = list(table(game))
        if as_json:
            for row in rows:
                click.echo(json.dumps({"system": game.id, **row._asdict()}))
            continue
        said = words(language, game.id)
        heads = [said.word(f"cli-coverage-{head}") for head in ("blocks", "exact", "nearly", "left")]
        lines = [(game.id, *heads, "")] + [
            (_label(row.part, said), *map(str, row[1:]), f"{100 * row.exact // max(1, row.blocks)} %") for row in rows
        ]
        for line in columns(lines):
            told(line)


def _label(part: str, said: Any) -> str:
    found: str = said.word(f"part-of-block-{part}" if part else "cli-coverage-whole")
    return found


def table(game: System[Any, Any]) -> Iterator[Row]:
    """The whole blocks first, then their parts as the system names them."""
    whole: Counter[str] = Counter()
    parts: dict[str, Counter[str]] = {}
    for one in named(game, "en"):
        played = covered(game, one.table)
        assert played is not None
        whole[mark(played)] += 1
        has = game.shelf().parts
        for part in has(sheet_of(game, one.table)) if has else ():
            parts.setdefault(part, Counter())[mark(_of(played, part))] += 1
    yield _row("", whole)
    yield from (_row(part, counted) for part, counted in parts.items())


def _of(played: Covered, part: str) -> Covered:
    """How far one part is played."""
    return Covered(*({part: some[part]} if part in some else {} for some in (played.nearly, played.left)))


def _row(part: str, counted: Counter[str]) -> Row:
    return Row(part, counted.total(), *(counted[sign] for sign in MARKS))
