"""``bojiste sweep``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bojiste.cli.counting import Asked, repeated, shown_progress
from bojiste.cli.group import INTERRUPTED
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import again, load_scene
from bojiste.cli.options import SceneFile, house_option, json_option, language_option, refuse_together
from bojiste.cli.voice import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bojiste.core.scene import Scene
    from bojiste.forecast.what_if import Row


@click.command("sweep", cls=Spoken)
@click.argument("scene_path", metavar="SCENE", type=SceneFile())
@click.option(
    "--vary",
    "varied",
    metavar="FIELD=VALUES",
    multiple=True,
    required=True,
    help="What changes: goblins.count=1..12, options.printing=phb_cs,srd_ru; several make a grid.",
)
@repeated(500)
@click.option("--csv", "as_csv", is_flag=True, help="One line of comma-separated values for each scene.")
@house_option
@language_option
@json_option("One JSON object for each scene.")
def command(
    scene_path: str,
    varied: tuple[str, ...],
    asked: Asked,
    as_csv: bool,
    language: str,
    as_json: bool,
) -> int | None:
    """Forecast a scene with other values and the same dice.

    FIELD is named as in the scene file: before the dot stands a table (options), the id of somebody, a block or a
    side.
    """
    from bojiste.forecast import vary
    from bojiste.forecast.what_if import scenes_of, side_by_side

    refuse_together({"--csv": as_csv, "--json": as_json}, [("--csv", "--json")])
    scene = load_scene(scene_path)
    scenes = scenes_of(scene.source, [vary.read(one) for one in varied])
    with shown_progress(language) as told:
        rows = side_by_side(scenes, asked.how, told, way=asked.way)
    return show(rows, scene, language, asked, path=again(scene_path), as_json=as_json, as_csv=as_csv)


def show(
    rows: Sequence[Row],
    scene: Scene,
    language: str,
    asked: Asked,
    *,
    path: str,
    as_json: bool,
    as_csv: bool = False,
) -> int | None:
    """Several scenes that were played with the same dice."""
    from bojiste.forecast import tables, values

    blocks = tables.sweep(rows, words(language, scene.system.id), path)
    asked.show(
        blocks, language, [row.as_json() for row in rows] if as_json else None, values.of_rows(rows) if as_csv else None
    )
    return None if rows[0].report.complete else INTERRUPTED
