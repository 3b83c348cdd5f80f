"""What all commands share that play scenes many times: how often, by which dice, in how many processes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from bojiste.cli.options import Whole, fresh_seed
from bojiste.cli.voice import say

if TYPE_CHECKING:
    from bojiste.forecast.sample import Many

MOST_FIGHTS = 100_000_000
MOST_WORKERS = 256
C = TypeVar("C", bound=Callable[..., Any])


def fights_option(usual: int) -> Callable[[C], C]:
    """``-n``: so many fights of each scene."""
    return click.option(
        "-n", "--fights", type=Whole(1, MOST_FIGHTS), default=usual, help=f"Play so many times ({usual})."
    )


def seed_option(command: C) -> C:
    return click.option(
        "--seed", type=Whole(), help="Seed of the dice; otherwise a fresh one, which the report names."
    )(command)


def workers_option(command: C) -> C:
    return click.option(
        "--workers", type=Whole(1, MOST_WORKERS), help="Processes at most; otherwise as many as there are cores."
    )(command)


def counting(fights: int, seed: int | None, workers: int | None) -> Many:
    """How a forecast is to be made: what the options say, with what stands for those that were not given."""
    from bojiste.forecast.sample import Many, cores

    return Many(fights, fresh_seed() if seed is None else seed, workers or cores())


def width() -> int:
    """Cells of a line of a report."""
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
