"""``bojiste forecast``."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from bojiste.cli.group import INTERRUPTED
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_scene
from bojiste.cli.options import SceneFile, Whole, fresh_seed, json_option, language_option
from bojiste.cli.voice import say, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MOST_FIGHTS = 100_000_000
MOST_WORKERS = 256


@click.command("forecast", cls=Spoken)
@click.argument("scene_path", metavar="SCENE", type=SceneFile())
@click.option("-n", "--fights", type=Whole(1, MOST_FIGHTS), default=2000, help="Play so many times (2000).")
@click.option("--seed", type=Whole(), help="Seed of the dice; otherwise a fresh one, which the report names.")
@click.option("--workers", type=Whole(1, MOST_WORKERS), help="Processes at most; otherwise as many as there are cores.")
@language_option
@json_option("The report as one JSON object.")
def command(
    scene_path: str, fights: int, seed: int | None, workers: int | None, language: str, as_json: bool
) -> int | None:
    """Play a scene many times and say how it tends to end.

    Every seat follows its tactic. Ctrl-C tells what is known until then; the numbers are the same for any number of
    processes.
    """
    from bojiste.forecast import cores, forecast
    from bojiste.forecast.text import lines

    scene = load_scene(scene_path)
    seed = fresh_seed() if seed is None else seed
    with shown_progress(language) as told:
        report = forecast(scene, fights=fights, seed=seed, workers=workers or cores(), progress=told)
    if as_json:
        click.echo(json.dumps(report.as_json(), ensure_ascii=False))
    else:
        for line in lines(report, words(language, scene.system.id), path=scene_path, width=_width()):
            click.echo(line)
    return None if report.complete else INTERRUPTED


def _width() -> int:
    from shutil import get_terminal_size

    return min(get_terminal_size((80, 24)).columns, 100)


@contextmanager
def shown_progress(language: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on stderr while fights are played, if anybody is there to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from bojiste.cli.page import plain

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr, no_color=plain()), transient=True) as shown:
        task = shown.add_task(say(language, "cli-forecasting"), total=None)

        def told(done: int, total: int) -> None:
            shown.update(task, completed=done, total=total)

        yield told
