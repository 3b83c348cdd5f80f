"""``bojiste forecast``."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import click

from bojiste.cli.counting import (
    Percent,
    counting,
    fights_option,
    plot_option,
    report_option,
    seed_option,
    seen_by,
    show,
    shown_progress,
    workers_option,
)
from bojiste.cli.group import INTERRUPTED
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import again, load_game, load_scene
from bojiste.cli.more import More
from bojiste.cli.options import (
    OneOf,
    SaveFile,
    SceneFile,
    house_option,
    json_option,
    language_option,
    refuse_together,
    refused,
)
from bojiste.cli.voice import words

if TYPE_CHECKING:
    from bojiste.cli.counting import Shown
    from bojiste.forecast.quick import Way
    from bojiste.forecast.sample import Many


@click.command("forecast", cls=Spoken)
@click.argument("scene_path", metavar="[SCENE]", type=SceneFile(), required=False)
@click.option("--resume", metavar="FILE", type=SaveFile(), help="From the present moment of a saved game.")
@fights_option(2000)
@seed_option
@workers_option
@click.option(
    "--precision",
    metavar="SHARE",
    type=Percent(),
    help="Stop when the share of victories is known to within this much (0.5%).",
)
@click.option("--way", type=OneOf(("exact", "kernel", "readable")), help="How to compute it; default: the fastest way.")
@click.option("--why", is_flag=True, help="Add the reasons: who fells whom, when it is decided, what changes it.")
@click.option("--bands", is_flag=True, help="Add the odds for every tactic of either side.")
@report_option
@plot_option
@click.option("--csv", "as_csv", is_flag=True, help="A line of comma-separated values for each number.")
@house_option
@language_option
@json_option("The report as one JSON object.")
def command(
    scene_path: str | None,
    resume: str | None,
    fights: int,
    seed: int | None,
    workers: int | None,
    precision: float | None,
    way: Way | None,
    why: bool,
    bands: bool,
    page: str | None,
    picture: Path | None,
    as_csv: bool,
    language: str,
    as_json: bool,
) -> int | None:
    """Play a scene many times and report the odds.

    Every seat follows its tactic. Ctrl-C tells what is known until then; the numbers are the same for any number of
    processes.
    """
    from bojiste.forecast import forecast
    from bojiste.forecast.contents import contents
    from bojiste.forecast.values import of_report

    given = {"--csv": as_csv, "--json": as_json, "--resume": resume is not None, "SCENE": scene_path is not None}
    given |= {"--precision": precision is not None, "--way": way is not None}
    refuse_together(given, TOGETHER)
    how = counting(fights, seed, workers)
    with shown_progress(language) as told:
        if resume is not None:
            more = _from_save(resume, how, told)
        else:
            if scene_path is None:
                raise refused("SCENE", "", "usage-missing")
            scene = load_scene(scene_path)
            report = forecast(
                scene,
                how.fights,
                how.seed,
                how.workers,
                progress=told,
                precision=precision,
                way=way,
                seen=seen_by(told, scene),
            )
            more = More(scene, how, told, report)
        report = more.report
        said = {**report.as_json(), **more.look(why=why, bands=bands)}
    spoken = words(language, report.system)
    blocks = [
        *contents(report, spoken, quote(resume) if resume else again(scene_path or ""), saved=resume is not None),
        *more.blocks(spoken),
    ]
    show(blocks, language, page, picture, [said] if as_json else None, of_report(report) if as_csv else None)
    return None if report.complete else INTERRUPTED


TOGETHER = [
    ("--csv", "--json"),
    *(("--resume", other) for other in ("SCENE", "--precision", "--way")),
]


def _from_save(path: str, how: Many, told: Shown | None) -> More:
    """The forecast of a saved game, and what else may be asked of it."""
    from bojiste.forecast.past import forecast_from

    game = load_game(path)
    return More(game.scene, how, told, forecast_from(game, how, told, seen=seen_by(told, game.scene)), game)
