"""``bojiste forecast``."""

from __future__ import annotations

import json

import click

from bojiste.cli.counting import counting, fights_option, seed_option, shown_progress, width, workers_option
from bojiste.cli.group import INTERRUPTED
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_scene
from bojiste.cli.options import SceneFile, json_option, language_option
from bojiste.cli.voice import words


@click.command("forecast", cls=Spoken)
@click.argument("scene_path", metavar="SCENE", type=SceneFile())
@fights_option(2000)
@seed_option
@workers_option
@language_option
@json_option("The report as one JSON object.")
def command(
    scene_path: str, fights: int, seed: int | None, workers: int | None, language: str, as_json: bool
) -> int | None:
    """Play a scene many times and say how it tends to end.

    Every seat follows its tactic. Ctrl-C tells what is known until then; the numbers are the same for any number of
    processes.
    """
    from bojiste.forecast import forecast
    from bojiste.forecast.text import lines

    scene = load_scene(scene_path)
    how = counting(fights, seed, workers)
    with shown_progress(language) as told:
        report = forecast(scene, how.fights, how.seed, how.workers, progress=told)
    if as_json:
        click.echo(json.dumps(report.as_json(), ensure_ascii=False))
    else:
        for line in lines(report, words(language, scene.system.id), path=scene_path, width=width()):
            click.echo(line)
    return None if report.complete else INTERRUPTED
