"""``bojiste matrix``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bojiste.cli.bestiary import choosing
from bojiste.cli.counting import Asked, repeated, shown_progress
from bojiste.cli.group import INTERRUPTED
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_scene
from bojiste.cli.options import BlockId, json_option, language_option, refuse_together
from bojiste.cli.voice import words

if TYPE_CHECKING:
    from bojiste.cli.bestiary import Chosen


@click.command("matrix", cls=Spoken)
@click.argument("who", metavar="SYSTEM|SCENE")
@click.argument("blocks", metavar="[BLOCK]…", nargs=-1, type=BlockId())
@choosing
@repeated(300)
@click.option("--csv", "as_csv", is_flag=True, help="A line of comma-separated values for each pair.")
@language_option
@json_option("The table as one JSON object.")
def command(
    who: str,
    blocks: tuple[str, ...],
    chosen: Chosen,
    asked: Asked,
    as_csv: bool,
    language: str,
    as_json: bool,
) -> int | None:
    """Let blocks fight each other, or a party fight each of them.

    Nobody has a field to move on: it is strength against strength. Without BLOCK all blocks of the system, or all that
    --cr, --kind, --size and --where choose.
    """
    from bojiste.core.system import system, system_ids
    from bojiste.forecast import matrix, tables, values

    refuse_together({"--csv": as_csv, "--json": as_json}, [("--csv", "--json")])
    scene = None if who in system_ids() else load_scene(who)
    game = system(who) if scene is None else scene.system
    met = matrix.blocks_of(game, (*blocks, *chosen.blocks(game, language)), party=scene is not None)
    with shown_progress(language) as told:
        if scene is None:
            found = matrix.duels(game, met, asked.how, told, way=asked.way)
        else:
            found = matrix.against(scene, met, asked.how, told, way=asked.way)
    said = tables.matrix(found, words(language, game.id))
    asked.show(said, language, [found.as_json()] if as_json else None, values.of_matrix(found) if as_csv else None)
    return None if found.complete else INTERRUPTED
