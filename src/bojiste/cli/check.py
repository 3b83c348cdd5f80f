"""``bojiste check``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from bojiste.cli.faults import BAD_INPUT, lines
from bojiste.cli.inputs import FileFault, line_in, load_scene, located
from bojiste.cli.options import json_option, language_option
from bojiste.cli.voice import say
from bojiste.errors import BojisteError, Problem

if TYPE_CHECKING:
    from collections.abc import Sequence


@click.command("check")
@click.argument("scenes", metavar="SCENE...", nargs=-1, required=True)
@language_option
@json_option("One JSON object for each file: its problems with path, line, value, reason and message.")
def command(scenes: Sequence[str], language: str, as_json: bool) -> int:
    """Find everything that is wrong with scene files.

    Tells every problem of every file, with the line it stands on; exit code 2 if there is any.
    """
    found = {path: problems_of(path) for path in scenes}
    for path, problems in found.items():
        told = [json.dumps(_as_json(path, problems, language), ensure_ascii=False)] if as_json else []
        for line in told or _told(path, problems, language):
            click.echo(line)
    return BAD_INPUT if any(found.values()) else 0


def problems_of(path: str) -> tuple[Problem, ...]:
    """What keeps a file from being played; nothing if it is in order."""
    try:
        load_scene(path)
    except BojisteError as fault:
        return fault.problems
    return ()


def _told(path: str, problems: tuple[Problem, ...], language: str) -> list[str]:
    if not problems:
        return [say(language, "cli-in-order", file=path)]
    told = located(FileFault(path, problems, lined=True), lines(problems, language))
    return [*told, say(language, "cli-problems", file=path, count=len(problems))]


def _as_json(path: str, problems: tuple[Problem, ...], language: str) -> dict[str, Any]:
    from bojiste.core.event import plain

    told = [
        {
            "path": problem.path,
            "line": line_in(path, problem),
            "value": problem.value if isinstance(problem.value, str | int | float) else str(problem.value),
            "reason": problem.reason,
            "data": plain(problem.data),
            "message": message,
        }
        for problem, message in zip(problems, lines(problems, language), strict=True)
    ]
    return {"file": path, "problems": told}
