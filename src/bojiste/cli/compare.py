"""``bojiste compare``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bojiste.cli.counting import (
    counting,
    fights_option,
    plot_option,
    report_option,
    seed_option,
    shown_progress,
    way_option,
    workers_option,
)
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_scene
from bojiste.cli.options import SceneFile, json_option, language_option, refused
from bojiste.cli.sweep import show

if TYPE_CHECKING:
    from bojiste.forecast.quick import Way


@click.command("compare", cls=Spoken)
@click.argument("scene_path", metavar="SCENE", type=SceneFile())
@click.argument("others", metavar="OTHER", nargs=-1, required=True, type=SceneFile())
@fights_option(2000)
@seed_option
@workers_option
@way_option
@report_option
@plot_option
@language_option
@json_option("One JSON object for each scene.")
def command(
    scene_path: str,
    others: tuple[str, ...],
    fights: int,
    seed: int | None,
    workers: int | None,
    way: Way | None,
    page: str | None,
    picture: Path | None,
    language: str,
    as_json: bool,
) -> int | None:
    """Forecast scenes by the same dice: how do they differ?"""
    from bojiste.forecast.what_if import side_by_side

    first = load_scene(scene_path)
    scenes = [((("scene", scene_path),), first)]
    for other in others:
        scene = load_scene(other)
        if scene.system.id != first.system.id:
            raise refused("OTHER", other, "usage-other-system", known=first.system.id, other=scene.system.id)
        scenes.append(((("scene", other),), scene))
    how = counting(fights, seed, workers)
    with shown_progress(language) as told:
        rows = side_by_side(scenes, how, told, way=way)
    return show(rows, first, language, page, picture, as_json=as_json)
