"""``bojiste tune``."""

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
from bojiste.cli.more import More
from bojiste.cli.options import SceneFile, json_option, language_option
from bojiste.cli.voice import words

if TYPE_CHECKING:
    from bojiste.forecast.quick import Way


@click.command("tune", cls=Spoken)
@click.argument("scene_path", metavar="SCENE", type=SceneFile())
@click.option("--target", metavar="WHAT=VALUE", required=True, help="What is wanted: win=75%, death=10%, rounds=5.")
@click.option("--vary", "varied", metavar="FIELD=VALUES", required=True, help="What may change: ogre.hp_max=40..90.")
@click.option("--why", is_flag=True, help="Say besides why it ends so with the value that was found.")
@fights_option(2000)
@seed_option
@workers_option
@way_option
@report_option
@plot_option
@language_option
@json_option("The answer as one JSON object.")
def command(
    scene_path: str,
    target: str,
    varied: str,
    why: bool,
    fights: int,
    seed: int | None,
    workers: int | None,
    way: Way | None,
    page: str | None,
    picture: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Search the value that brings what is wanted.

    The number that is wanted must only rise, or only fall, along the values.
    """
    from bojiste.core.reading import read_scene
    from bojiste.forecast import tables, vary
    from bojiste.forecast.text import drawn
    from bojiste.forecast.what_if import target_of, tune

    scene = load_scene(scene_path)
    wanted = target_of(target, scene)
    how = counting(fights, seed, workers)
    with shown_progress(language) as told:
        found = tune(scene.source, vary.read(varied), wanted, how, told, way=way)
        best = found.tried[found.best]
        more = More(read_scene(vary.varied(scene.source, best.settings)), how, told, best.report)
        said = {**found.as_json(), **more.look(why=why, bands=False)}
    spoken = words(language, scene.system.id)
    blocks = [*tables.tuned(found, spoken), *more.blocks(spoken)]
    write_page(page, blocks, language)
    draw(picture, blocks)
    if as_json:
        click.echo(json.dumps(said, ensure_ascii=False))
        return
    for line in drawn(blocks, width()):
        click.echo(line)
