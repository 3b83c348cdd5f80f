"""``bojiste compare``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bojiste.cli.counting import Asked, repeated, shown_progress
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import again, load_scene
from bojiste.cli.options import SceneFile, json_option, language_option, refuse_together, refused
from bojiste.cli.sweep import show

if TYPE_CHECKING:
    from bojiste.core.scene import Scene
    from bojiste.forecast.vary import Settings


@click.command("compare", cls=Spoken)
@click.argument("scene_path", metavar="SCENE", type=SceneFile())
@click.argument("others", metavar="[OTHER]...", nargs=-1, type=SceneFile())
@click.option(
    "--house",
    "houses",
    metavar="FILE",
    multiple=True,
    help="The same scene by the house rules of this file; repeatable.",
)
@repeated(2000)
@click.option("--csv", "as_csv", is_flag=True, help="One line of comma-separated values for each scene.")
@language_option
@json_option("One JSON object for each scene.")
def command(
    scene_path: str,
    others: tuple[str, ...],
    houses: tuple[str, ...],
    asked: Asked,
    as_csv: bool,
    language: str,
    as_json: bool,
) -> int | None:
    """Forecast scenes with the same dice and compare them.

    With --house a scene is held against itself as a table plays it.
    """
    from bojiste.forecast.what_if import side_by_side

    if not others and not houses:
        raise refused("OTHER", "", "usage-missing")
    refuse_together({"--csv": as_csv, "--json": as_json}, [("--csv", "--json")])
    first = load_scene(scene_path)
    scenes: list[tuple[Settings, Scene]] = [((("scene", scene_path),), first)]
    for other in others:
        scene = load_scene(other)
        if scene.system.id != first.system.id:
            raise refused("OTHER", other, "usage-other-system", known=first.system.id, other=scene.system.id)
        scenes.append(((("scene", other),), scene))
    scenes += [((("house", house),), load_scene(scene_path, house)) for house in houses]
    with shown_progress(language) as told:
        rows = side_by_side(scenes, asked.how, told, way=asked.way)
    return show(rows, first, language, asked, path=again(scene_path), as_json=as_json, as_csv=as_csv)
