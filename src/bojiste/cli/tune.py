"""``bojiste tune``."""

from __future__ import annotations

import click

from bojiste.cli.counting import Asked, repeated, shown_progress
from bojiste.cli.group import INTERRUPTED
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import again, load_scene
from bojiste.cli.more import More
from bojiste.cli.options import SceneFile, house_option, json_option, language_option, refuse_together, refused
from bojiste.cli.voice import words


@click.command("tune", cls=Spoken)
@click.argument("scene_path", metavar="SCENE", type=SceneFile())
@click.option("--target", metavar="WHAT=VALUE", required=True, help="The goal: win=75%, death=10%, rounds=5.")
@click.option(
    "--vary",
    "varied",
    metavar="FIELD=VALUES",
    multiple=True,
    required=True,
    help="The value to change: ogre.hp_max=40..90.",
)
@click.option("--why", is_flag=True, help="Add the reasons for the value that was found.")
@repeated(200)
@click.option("--csv", "as_csv", is_flag=True, help="One line of comma-separated values for each value that was tried.")
@house_option
@language_option
@json_option("The answer as one JSON object.")
def command(
    scene_path: str,
    target: str,
    varied: tuple[str, ...],
    why: bool,
    asked: Asked,
    as_csv: bool,
    language: str,
    as_json: bool,
) -> int | None:
    """Find the value that meets a goal: how many goblins are fair?

    bojiste tune goblin_ambush --target win=65% --vary goblins.count=1..8 --why. The number that is wanted must only
    rise, or only fall, along the values; more fights (-n) make it surer.
    """
    from bojiste.core.reading import read_scene
    from bojiste.forecast import tables, vary
    from bojiste.forecast.tune import target_of, tune
    from bojiste.forecast.values import of_rows

    refuse_together({"--csv": as_csv, "--json": as_json}, [("--csv", "--json")])
    if len(varied) > 1:
        raise refused("--vary", varied[1], "usage-vary-once")
    scene = load_scene(scene_path)
    wanted = target_of(target, scene)
    with shown_progress(language) as told:
        found = tune(scene.source, vary.read(varied[0]), wanted, asked.how, told, way=asked.way)
        best = found.tried[found.best]
        more = More(read_scene(vary.varied(scene.source, best.settings)), asked.how, told, best.report)
        said = {**found.as_json(), **more.look(why=why and found.complete, bands=False)}
    spoken = words(language, scene.system.id)
    blocks = [*tables.tuned(found, spoken, again(scene_path)), *more.blocks(spoken)]
    asked.show(blocks, language, [said] if as_json else None, of_rows(found.tried) if as_csv else None)
    return None if found.complete else INTERRUPTED
