"""``bojiste bestiary import``."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click

from bojiste.cli.bestiary import covered, sheet_of
from bojiste.cli.bestiary_show import coverage
from bojiste.cli.faults import BAD_INPUT, lines
from bojiste.cli.help import Spoken
from bojiste.cli.keyboard import typed
from bojiste.cli.menu import folded
from bojiste.cli.options import SceneFile, SystemId, json_option, language_option, refused
from bojiste.cli.page import told
from bojiste.cli.voice import say, words
from bojiste.core.shelf import Brought
from bojiste.core.system import System
from bojiste.errors import Problem, SceneError
from bojiste.tell.words import Words, visible

OWN = ".toml"
"""How files of our own blocks end."""


class Read(NamedTuple):
    """A block of the file: what its system made of it, its table (``None``: it cannot be played), and its faults."""

    block: Brought
    table: dict[str, Any] | None
    problems: tuple[Problem, ...]


@click.command("bestiary-import", cls=Spoken)
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--system", "system_id", type=SystemId(), help="The rule system, if several read such files.")
@click.option("--keep", is_flag=True, help="Save what can be played among your own blocks, without asking.")
@click.option("--beside", metavar="SCENE", type=SceneFile(), help="Save it in the folder beside this scene instead.")
@language_option
@json_option("One JSON object for each block of the file.")
def command(file: Path, system_id: str | None, keep: bool, beside: str | None, language: str, as_json: bool) -> int:
    """Read stat blocks from files of other programs.

    Says of each block what was understood, what was not, and what of it will be played. Nothing is written unless it
    is asked for, or a person at the terminal says so. Exit code 2 if anything is wrong with the file.
    """
    game = _reader(system_id, own=file.suffix == OWN)
    encoding, brought = _brought(game, file)
    found = [_read(game, one) for one in brought]
    for one in found:
        _tell(game, one, language, as_json)
    good = [one.block for one in found if one.table is not None]
    _tell_encoding(file, encoding if good else "utf-8", language)
    problems = [problem for one in found for problem in one.problems]
    if good and (keep or beside or (not as_json and _wanted(language, len(good)))):
        problems += _keep(game, good, _place(game, beside), language, quiet=as_json)
    for line in lines(tuple(problems), language, game.id):
        click.echo(visible(f"{file}: {line}"), err=True)
    return BAD_INPUT if problems else 0


def _reader(system_id: str | None, *, own: bool) -> System[Any, Any]:
    """The system that reads such files (pages of our own every one does); the only one, where none is named."""
    from bojiste.core.system import system, systems

    readers = [game for game in systems().values() if game.shelf().read is not None]
    if own and system_id is not None:
        return system(system_id)
    known = ", ".join(game.id for game in readers)
    if system_id is None and len(readers) == 1:
        return readers[0]
    if system_id not in {game.id for game in readers}:
        raise refused("--system", system_id or "", "usage-no-reader", known=known)
    return system(str(system_id))


def _tell(game: System[Any, Any], one: Read, language: str, as_json: bool) -> None:
    for line in [_as_json(one)] if as_json else _lines(game, one, language):
        click.echo(visible(line)) if as_json else told(visible(line), 2)


def _tell_encoding(file: Path, encoding: str, language: str) -> None:
    if encoding != "utf-8":
        click.echo(visible(f"{file}: {words(language).word('cli-import-encoding', encoding=encoding)}"), err=True)


def _brought(game: System[Any, Any], file: Path) -> tuple[str, Iterable[Brought]]:
    """The encoding of the file, and its blocks."""
    from bojiste.files.blocks import brought
    from bojiste.files.reading import read_foreign_text

    read = game.shelf().read
    if file.suffix == OWN or read is None:
        return "utf-8", brought(file)
    text, encoding = read_foreign_text(file)
    return encoding, read(text)


def _read(game: System[Any, Any], one: Brought) -> Read:
    """A block with its table, if the table is one that scenes may have."""
    if not one.text:
        return Read(one, None, one.problems)
    table = tomllib.loads(one.text)[one.id]
    try:
        sheet_of(game, table)
    except SceneError as fault:
        named = (Problem(f"{one.name}.{fault.path}", fault.value, fault.reason, fault.data) for fault in fault.problems)
        return Read(one, None, (*one.problems, *named))
    return Read(one, table, one.problems)


def _lines(game: System[Any, Any], one: Read, language: str) -> Iterator[str]:
    """What was understood, what was not, and what will be played."""
    said = words(language, game.id)
    name = one.block.name or "?"
    if one.table is None:
        yield said.word("cli-import-nothing", name=name, form=one.block.form or "?")
        return
    yield said.word("cli-import-block", name=name, form=one.block.form, block=one.block.id)
    telling = game.shelf().told
    for line in telling(sheet_of(game, one.table), said) if telling is not None else ():
        yield f"  {line}"
    yield from _missed(one.block, said)
    for line in lines(one.block.taken, language, game.id):
        yield "  " + said.word("cli-import-taken", text=line)
    played = covered(game, one.table)
    for line in coverage(played, said) if played is not None else ():
        yield f"  {line}"


def _missed(one: Brought, said: Words) -> Iterator[str]:
    for name, sentences in one.missed.items():
        yield "  " + said.word("cli-import-missed", name=name, sentences=" ".join(sentences))


def _as_json(one: Read) -> str:
    problems = [{"path": fault.path, "value": str(fault.value), "reason": fault.reason} for fault in one.problems]
    taken = [{"path": open_.path, "taken": open_.data.get("taken", "")} for open_ in one.block.taken]
    said = {"block": one.block.id, "name": one.block.name, "form": one.block.form, "table": one.table}
    told = {"missed": dict(one.block.missed), "taken": taken, "problems": problems}
    return json.dumps({**said, **told}, ensure_ascii=False)


def _wanted(language: str, count: int) -> bool:
    """Whether a person at the terminal wants them kept; where nobody sits, nobody does."""
    if not sys.stdin.isatty():
        told(say(language, "cli-import-not-kept", count=count))
        return False
    told(say(language, "cli-import-keep", count=count))
    try:
        return folded(typed("[n] "))[:1] in {folded(say(language, "option-yes"))[:1], "y"}
    except EOFError:
        return False


def _place(game: System[Any, Any], scene: str | None) -> Path:
    from bojiste.files.blocks import BESIDE, folder

    return folder(game.id) if scene is None else Path(scene).parent / BESIDE


def _keep(
    game: System[Any, Any], found: list[Brought], place: Path, language: str, *, quiet: bool
) -> Iterator[Problem]:
    """Write every block as a page of its own; what is there already stays as it is."""
    from bojiste.files.blocks import keep

    for one in found:
        try:
            page = keep(place, one.id, one.text)
        except SceneError as fault:
            yield from fault.problems
        else:
            if not quiet:
                told(say(language, "cli-import-kept", file=str(page), block=one.id))
