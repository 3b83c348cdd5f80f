"""``bojiste matrix``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bojiste.cli.counting import (
    counting,
    draw,
    fights_option,
    plot_option,
    report_option,
    seed_option,
    shown_progress,
    way_option,
    width,
    workers_option,
    write_page,
)
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_scene
from bojiste.cli.options import BlockId, json_option, language_option
from bojiste.cli.voice import words

if TYPE_CHECKING:
    from bojiste.forecast.quick import Way


@click.command("matrix", cls=Spoken)
@click.argument("who", metavar="SYSTEM|SCENE")
@click.argument("blocks", metavar="BLOCK", nargs=-1, required=True, type=BlockId())
@fights_option(300)
@seed_option
@workers_option
@way_option
@report_option
@plot_option
@language_option
@json_option("The table as one JSON object.")
def command(
    who: str,
    blocks: tuple[str, ...],
    fights: int,
    seed: int | None,
    workers: int | None,
    way: Way | None,
    page: str | None,
    picture: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Let blocks fight each other, or a party fight each.

    Nobody has a field to move on: it is strength against strength.
    """
    from bojiste.core.system import system, system_ids
    from bojiste.forecast import matrix, tables
    from bojiste.forecast.text import drawn

    how = counting(fights, seed, workers)
    scene = None if who in system_ids() else load_scene(who)
    game = system(who) if scene is None else scene.system
    chosen = matrix.blocks_of(game, blocks)
    with shown_progress(language) as told:
        if scene is None:
            found = matrix.duels(game, chosen, how, told, way=way)
        else:
            found = matrix.against(scene, chosen, how, told, way=way)
    said = list(tables.matrix(found, words(language, game.id)))
    write_page(page, said, language)
    draw(picture, said)
    if as_json:
        click.echo(json.dumps(found.as_json(), ensure_ascii=False))
        return
    for line in drawn(said, width()):
        click.echo(line)
