"""``bojiste matrix``."""

from __future__ import annotations

import click

from bojiste.cli.counting import Asked, repeated, shown_progress
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_scene
from bojiste.cli.options import BlockId, json_option, language_option
from bojiste.cli.voice import words


@click.command("matrix", cls=Spoken)
@click.argument("who", metavar="SYSTEM|SCENE")
@click.argument("blocks", metavar="BLOCK", nargs=-1, required=True, type=BlockId())
@repeated(300)
@language_option
@json_option("The table as one JSON object.")
def command(
    who: str,
    blocks: tuple[str, ...],
    asked: Asked,
    language: str,
    as_json: bool,
) -> None:
    """Let blocks fight each other, or a party fight each.

    Nobody has a field to move on: it is strength against strength.
    """
    from bojiste.core.system import system, system_ids
    from bojiste.forecast import matrix, tables

    scene = None if who in system_ids() else load_scene(who)
    game = system(who) if scene is None else scene.system
    chosen = matrix.blocks_of(game, blocks)
    with shown_progress(language) as told:
        if scene is None:
            found = matrix.duels(game, chosen, asked.how, told, way=asked.way)
        else:
            found = matrix.against(scene, chosen, asked.how, told, way=asked.way)
    said = tables.matrix(found, words(language, game.id))
    asked.show(said, language, [found.as_json()] if as_json else None)
