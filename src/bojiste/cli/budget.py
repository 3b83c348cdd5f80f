"""``bojiste budget``."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from typing import Any

import click

from bojiste.cli.counting import counting, fights_option, seed_option, shown_progress, workers_option
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_scene
from bojiste.cli.options import SceneFile, json_option, language_option, refused
from bojiste.cli.page import told
from bojiste.cli.voice import words
from bojiste.core.shelf import Budget
from bojiste.tell.words import Words

_PARTY = re.compile(r"(?:([1-9])x)?([1-9][0-9]?)")
HIGHEST = 20


@click.command("budget", cls=Spoken)
@click.argument("scene_path", metavar="SCENE", type=SceneFile())
@click.option("--party", metavar="LEVELS", help="Calculate with characters of these levels: 4x3, or 3,3,4.")
@fights_option(400)
@seed_option
@workers_option
@language_option
@json_option("One JSON object.")
def command(
    scene_path: str,
    party: str | None,
    fights: int,
    seed: int | None,
    workers: int | None,
    language: str,
    as_json: bool,
) -> None:
    """Show the difficulty of a scene by the book, and the odds.

    The book counts experience points; beside it stands what a forecast of the same scene says.
    """
    from bojiste.forecast import forecast, limit
    from bojiste.forecast.contents import verdict

    scene = load_scene(scene_path)
    levels = _levels(party) if party is not None else ()
    reckon = scene.system.shelf().budget
    if reckon is None:
        raise refused("SCENE", scene.system.id, "usage-no-budget")
    found = reckon(scene, levels)
    if not found.verdict:
        raise refused(scene_path, ", ".join(found.missing), "usage-no-levels")
    how = counting(fights, seed, workers)
    with shown_progress(language) as progress:
        report = forecast(scene, how.fights, how.seed, how.workers, progress=progress)
    said = words(language, scene.system.id)
    if as_json:
        numbers = {"verdict": found.verdict, **found.facts, "limits": dict(found.limits)}
        share = report.share(f"won:{report.focus}")
        forecast_ = {"won": share.fights, "of": share.of, "seed": report.seed, "broken_off": report.broken_off.fights}
        click.echo(json.dumps({**numbers, "forecast": forecast_}))
        return
    beside = said.word("cli-budget-beside", fights=report.fights, seed=str(report.seed))
    limited = [limit.Played(report, "", shlex.quote(scene_path))]
    for line in (*_lines(found, said), verdict(report, said), *limit.warnings(limited, said), beside):
        told(line)
    for block in limit.commands(limited, said):
        for line in (block.heading, *(line for pair in block.commands for line in pair)):
            told(line)


def _lines(found: Budget, said: Words) -> Iterator[str]:
    yield said.word(f"budget-{found.verdict}")
    yield said.word("budget-sum", **found.facts)
    limits = (said.word(f"budget-limit-{id}", points=points) for id, points in found.limits)
    yield said.word("cli-budget-limits", limits=", ".join(limits))


def _levels(party: str) -> tuple[int, ...]:
    """``4x3`` and ``3,3,4`` as the levels of everybody."""
    parts = [_PARTY.fullmatch(part.strip()) for part in party.split(",")]
    levels: list[Any] = [int(part[2]) for part in parts if part for _ in range(int(part[1] or 1))]
    if None in parts or not all(1 <= level <= HIGHEST for level in levels):
        raise refused("--party", party, "usage-party")
    return tuple(levels)
