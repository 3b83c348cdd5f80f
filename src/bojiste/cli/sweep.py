"""``bojiste sweep``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from bojiste.cli.group import INTERRUPTED
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_scene
from bojiste.cli.options import SceneFile, json_option, language_option, refuse_together
from bojiste.cli.voice import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bojiste.core.scene import Scene
    from bojiste.forecast.quick import Way
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
@fights_option(500)
@seed_option
@workers_option
@way_option
@report_option
@plot_option
@click.option("--csv", "as_csv", is_flag=True, help="One line of comma-separated values for each scene.")
@language_option
@json_option("One JSON object for each scene.")
def command(
    scene_path: str,
    varied: tuple[str, ...],
    fights: int,
    seed: int | None,
    workers: int | None,
    way: Way | None,
    page: str | None,
    picture: Path | None,
    as_csv: bool,
    language: str,
    as_json: bool,
) -> int | None:
    """Forecast a scene with other values, by the same dice.

    FIELD is named as in the scene file: before the dot stands a table (options), the id of somebody, a block or a
    side.
    """
    from bojiste.forecast import vary
    from bojiste.forecast.what_if import scenes_of, side_by_side

    refuse_together({"--csv": as_csv, "--json": as_json}, [("--csv", "--json")])
    scene = load_scene(scene_path)
    scenes = scenes_of(scene.source, [vary.read(one) for one in varied])
    how = counting(fights, seed, workers)
    with shown_progress(language) as told:
        rows = side_by_side(scenes, how, told, way=way)
    return show(rows, scene, language, page, picture, as_json=as_json, as_csv=as_csv)


def show(
    rows: Sequence[Row],
    scene: Scene,
    language: str,
    page: str | None,
    picture: Path | None,
    *,
    as_json: bool,
    as_csv: bool = False,
) -> int | None:
    """Several scenes that were played with the same dice."""
    from bojiste.forecast import tables
    from bojiste.forecast.text import drawn

    blocks = list(tables.sweep(rows, words(language, scene.system.id)))
    write_page(page, blocks, language)
    draw(picture, blocks)
    if as_json:
        for row in rows:
            click.echo(json.dumps(row.as_json(), ensure_ascii=False))
    elif as_csv:
        _csv(rows)
    else:
        for line in drawn(blocks, width()):
            click.echo(line)
    return None if rows[0].report.complete else INTERRUPTED


def _csv(rows: Sequence[Row]) -> None:
    """Fields that were set, then every share and average with its interval."""
    import csv
    import io

    text = io.StringIO()
    written = csv.writer(text, lineterminator="\n")
    written.writerow([*(field for field, _ in rows[0].settings), "fights", *_columns(rows[0])])
    for row in rows:
        numbers = _columns(row)
        written.writerow([*(value for _, value in row.settings), row.report.fights, *numbers.values()])
    click.echo(text.getvalue(), nl=False)


def _columns(row: Row) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for share in row.report.shares:
        found |= {share.key: round(float(share.part), 6)}
        found |= {f"{share.key} {end}": round(number, 6) for end, number in share.interval._asdict().items()}
    for spread in row.report.spreads:
        found[spread.key] = round(float(spread.mean), 6)
    return found
