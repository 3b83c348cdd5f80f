"""``bojiste bestiary``."""

from __future__ import annotations

import json
import operator
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import click
from rich.cells import cell_len as cells

from bojiste.cli.help import Spoken
from bojiste.cli.menu import folded
from bojiste.cli.options import BlockId, json_option, language_option, near_of, refused
from bojiste.cli.page import ink, width
from bojiste.core.system import System

MOST_COLUMNS = 6
"""Numbers of a block that stand in the list."""
COMMON = 0.5
"""The share of the blocks that must have a number for it to be a column."""
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


@click.command("bestiary", cls=Spoken)
@click.argument("system_id", metavar="[SYSTEM]", required=False, type=BlockId())
@click.argument("block", metavar="[BLOCK]", required=False, type=BlockId())
@click.option("--search", metavar="WORD", help="Only blocks with this in their id, their name or their table.")
@click.option("--where", "tests", metavar="TEST", multiple=True, help="Only blocks with ac>=15, say; repeatable.")
@language_option
@json_option("One JSON object: system, block and table, or one for each block.")
def command(
    system_id: str | None, block: str | None, search: str | None, tests: tuple[str, ...], language: str, as_json: bool
) -> None:
    """List the blocks of a system, or show one.

    Without SYSTEM the blocks of all systems; with BLOCK its table, as a scene file would have it. What is neither a
    system nor a block is searched for.
    """
    from bojiste.core.system import system, system_ids, systems

    if system_id is not None and block is None and system_id not in system_ids():
        system_id, search = None, search or system_id
    games = [system(system_id)] if system_id else list(systems().values())
    if block is not None:
        _show(games[0], block, as_json)
        return
    checks = [_test(text) for text in tests]
    anything = False
    for game in games:
        found = [one for one in named(game, language) if _meant(one, search) and all(check(one) for check in checks)]
        anything = anything or bool(found)
        _list(game, found, as_json)
    if not anything:
        known = [id for game in games for id in game.blocks()]
        near = near_of(search or "", known, 3)
        raise refused("BLOCK", search or ", ".join(tests), "unknown-block", near=near, count=len(known))


def named(game: System[Any, Any], language: str) -> Iterator[Found]:
    """The blocks of a system, and what they are called."""
    from bojiste.core.reading import NameTable
    from bojiste.tell.names import label

    for id, block in game.blocks().items():
        name = block.get("name")
        called = label(NameTable.model_validate(name).name(), language) if name is not None else id
        yield Found(game.id, id, called, block)


def _meant(one: Found, search: str | None) -> bool:
    """Whether the word stands in the id, a name in any language, or anything else of the block."""
    if search is None:
        return True
    return folded(search) in folded(f"{one.id} {one.name} {json.dumps(one.table, ensure_ascii=False)}")


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


def columns(tables: list[Table]) -> list[str]:
    """The whole numbers that most of these blocks have, as they stand there; inside a table by its key and theirs."""
    counts: Counter[str] = Counter()
    for table in tables:
        counts.update(key for key, _ in numbers(table))
    return [key for key, count in counts.items() if count >= COMMON * len(tables)][:MOST_COLUMNS]


def numbers(table: Table) -> Iterator[tuple[str, int]]:
    """The whole numbers of a block, those of its tables after it."""
    whole = {key: value for key, value in table.items() if isinstance(value, int) and not isinstance(value, bool)}
    yield from whole.items()
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from ((f"{key}.{inner}", one) for inner, one in numbers(value))


def _list(game: System[Any, Any], found: list[Found], as_json: bool) -> None:
    """A line for each block: id, name, and the numbers people choose by."""
    shown = columns(list(game.blocks().values())) if found else []
    rows = [("", "", *(key.rpartition(".")[2] for key in shown))]
    for one in found:
        inside = dict(numbers(one.table))
        told = {key: inside[key] for key in shown if key in inside}
        if as_json:
            block = {"system": one.system, "block": one.id, "name": one.name, "numbers": told}
            click.echo(json.dumps(block, ensure_ascii=False))
        rows.append((one.id, one.name, *(str(told.get(key, "–")) for key in shown)))
    if found and not as_json:
        _print(game.id, rows)


def _print(system: str, rows: list[tuple[str, ...]]) -> None:
    wide = [max(cells(row[index]) for row in rows) for index in range(len(rows[0]))]
    while len(wide) > 2 and sum(wide) + 2 * len(wide) > width():
        wide.pop()  # the last numbers go first where the screen is narrow
    for number, row in enumerate(rows):
        words = [part + " " * (size - cells(part)) for part, size in zip(row[:2], wide, strict=False)]
        figures = [part.rjust(size) for part, size in zip(row[2:], wide[2:], strict=False)]
        line = "  ".join([system.ljust(wide[0]) if not number else words[0], words[1], *figures]).rstrip()
        click.echo(line if number else ink(line, dim=True))


def _show(game: System[Any, Any], block: str, as_json: bool) -> None:
    blocks: Mapping[str, Any] = game.blocks()
    if block not in blocks:
        raise refused("BLOCK", block, "unknown-block", near=near_of(block, blocks, 3), count=len(blocks))
    if as_json:
        click.echo(json.dumps({"system": game.id, "block": block, "table": blocks[block]}, ensure_ascii=False))
        return
    from bojiste.files.toml import lines_of

    click.echo("\n".join(lines_of(blocks[block])))
