"""``bojiste bestiary``."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any

import click

from bojiste.cli.options import json_option, language_option, refused
from bojiste.core.system import System


@click.command("bestiary")
@click.argument("system_id", metavar="[SYSTEM]", required=False)
@click.argument("block", metavar="[BLOCK]", required=False)
@language_option
@json_option("One JSON object: system, block and table, or one for each block.")
def command(system_id: str | None, block: str | None, language: str, as_json: bool) -> None:
    """List the blocks of a system, or show one.

    Without SYSTEM the blocks of all systems; with BLOCK its table, as a scene file would have it.
    """
    from bojiste.core.system import system, systems

    games = [system(system_id)] if system_id else list(systems().values())
    if block is not None:
        _show(games[0], block, as_json)
        return
    for game in games:
        for id, name in named(game, language):
            found = {"system": game.id, "block": id, "name": name}
            click.echo(json.dumps(found, ensure_ascii=False) if as_json else f"{game.id:<12} {id:<24} {name}")


def named(game: System, language: str) -> Iterator[tuple[str, str]]:
    """Ids of the blocks, and what they are called."""
    from bojiste.core.reading import NameTable
    from bojiste.tell.names import noun

    for id, block in game.blocks().items():
        name = block.get("name")
        yield id, noun(NameTable.model_validate(name).name(), language).text if name is not None else id


def _show(game: System, block: str, as_json: bool) -> None:
    blocks: Mapping[str, Any] = game.blocks()
    if block not in blocks:
        near = get_close_matches(block, list(blocks), n=3)
        raise refused("BLOCK", block, "unknown-block", near=", ".join(near), count=len(blocks))
    if as_json:
        click.echo(json.dumps({"system": game.id, "block": block, "table": blocks[block]}, ensure_ascii=False))
        return
    from bojiste.files.toml import lines_of

    click.echo("\n".join(lines_of(blocks[block])))
