"""What all commands share that play scenes many times: how often, by which dice, in how many processes."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from bojiste.cli.options import OneOf, Whole, fresh_seed, refused
from bojiste.cli.voice import say, words

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

    from bojiste.core.scene import Scene
    from bojiste.forecast.blocks import Block
    from bojiste.forecast.quick import Way
    from bojiste.forecast.sample import Many
    from bojiste.forecast.tally import Tally

MOST_FIGHTS = 100_000_000
MOST_WORKERS = 256
C = TypeVar("C", bound=Callable[..., Any])


def fights_option(usual: int) -> Callable[[C], C]:
    """``-n``: so many fights of each scene."""
    return click.option(
        "-n", "--fights", type=Whole(1, MOST_FIGHTS), default=usual, help=f"Play so many times ({usual})."
    )


def seed_option(command: C) -> C:
    return click.option("--seed", type=Whole(), help="Seed of the dice; by default a new one, named in the report.")(
        command
    )


def way_option(command: C) -> C:
    """``--way``: who is to play many scenes."""
    return click.option("--way", type=OneOf(("kernel", "readable")), help="The engine; default: the fastest.")(command)


CLUSTER = "bojiste.cluster"
"""Where the context of a command keeps the address of a cluster."""


def workers_option(command: C) -> C:
    """``--workers``, and ``--cluster``, which goes where the workers go."""
    command = click.option(
        "--cluster",
        metavar="ADDRESS",
        expose_value=False,
        callback=_cluster,
        help="Use an existing dask.distributed cluster (tcp://host:8786).",
    )(command)
    return click.option(
        "--workers", type=Whole(1, MOST_WORKERS), help="Highest number of processes; default: the number of cores."
    )(command)


def _cluster(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None:
        from bojiste.forecast.cluster import checked

        ctx.meta[CLUSTER] = checked(value)


def counting(fights: int, seed: int | None, workers: int | None) -> Many:
    """How a forecast is to be made: what the options say, with what stands for those that were not given."""
    from bojiste.forecast.sample import Many, cores

    by: str | None = click.get_current_context().meta.get(CLUSTER)
    return Many(fights, fresh_seed() if seed is None else seed, by or workers or cores())


def width() -> int:
    """Cells of a line of a report."""
    from shutil import get_terminal_size

    return min(get_terminal_size((80, 24)).columns, 100)


@dataclass(frozen=True, slots=True)
class Shown:
    """A bar while fights are played: how far it is, how long it will take, and what is known so far."""

    bar: Bar
    task: TaskID
    language: str

    def __call__(self, done: int, total: int) -> None:
        self.bar.update(self.task, completed=done, total=total)

    def so_far(self, scene: Scene, tally: Tally) -> None:
        """How often the side whose luck is told has won by now."""
        from bojiste.forecast.contents import won_so_far

        self.bar.update(self.task, description=won_so_far(scene, tally, words(self.language, scene.system.id)))


def seen_by(told: Shown | None, scene: Scene) -> Callable[[Tally], object] | None:
    """Who is shown what is counted of a scene, if anybody is."""
    return None if told is None else partial(told.so_far, scene)


@contextmanager
def shown_progress(language: str) -> Iterator[Shown | None]:
    """A bar on stderr while fights are played, if anybody is there to see it; processes that play them are kept."""
    from bojiste.forecast.crew import kept

    with kept():
        if not sys.stderr.isatty():
            yield None
            return
        with _bar(language) as shown:
            yield shown


@contextmanager
def _bar(language: str) -> Iterator[Shown]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from bojiste.cli.page import plain

    columns = (TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr, no_color=plain()), transient=True, expand=True) as shown:
        yield Shown(shown, shown.add_task(say(language, "cli-forecasting"), total=None), language)


def report_option(command: C) -> C:
    """``--report``: where a page for a browser is written; refused at once where it could not be."""
    return click.option(
        "--report",
        "page",
        metavar="FILE",
        callback=lambda ctx, param, value: _page(value),
        help="Also write a page for a browser (.html).",
    )(command)


PAGES = (".html", ".htm")


def _page(file: str | None) -> str | None:
    if file is not None:
        if Path(file).suffix.lower() not in PAGES:
            raise refused("--report", file, "output-page", known=", ".join(PAGES))
        placed("--report", file)
    return file


def placed(option: str, file: str) -> None:
    """Refuse a file, which is written when all has been played, before anything is: where its folder is not there, or
    where it is one itself."""
    if not Path(file).parent.is_dir():
        raise refused(option, file, "folder-missing", folder=str(Path(file).parent))
    if Path(file).is_dir():
        raise refused(option, file, "file-is-folder")


def plot_option(command: C) -> C:
    """``--plot``: where a picture is written; refused at once where it could not be."""
    return click.option(
        "--plot", "picture", metavar="FILE", callback=_picture, help="Also draw the charts as a picture (.png, .svg)."
    )(command)


def _picture(ctx: click.Context, param: click.Parameter, value: str | None) -> Path | None:
    if value is None:
        return None
    from bojiste.forecast.plot import checked

    file = checked(value)
    placed("--plot", value)
    return file


def draw(picture: Path | None, blocks: Iterable[Block]) -> None:
    """The picture, if one is wanted."""
    if picture is not None:
        from bojiste.files.reading import write_bytes
        from bojiste.forecast.plot import plot

        write_bytes(picture, plot(blocks, picture.suffix.lower()))


def write_page(path: str | None, blocks: Iterable[Block], language: str) -> None:
    """The page, if one is wanted."""
    if path is not None:
        from bojiste.files.reading import write_text
        from bojiste.forecast.page import page

        write_text(Path(path), page(blocks, language))


def show(
    blocks: Iterable[Block],
    language: str,
    page: str | None = None,
    picture: Path | None = None,
    instead: Iterable[object] | None = None,
    values: Iterable[Iterable[object]] | None = None,
) -> None:
    """What was found out: into a page and a picture, if they are wanted, and on the screen (as lines of JSON if these
    stand there ``instead``, or comma-separated if ``values`` do)."""
    from bojiste.forecast.text import drawn

    said = list(blocks)
    write_page(page, said, language)
    draw(picture, said)
    if values is not None:
        click.echo(_csv(values), nl=False)
        return
    lines = drawn(said, width()) if instead is None else (json.dumps(one, ensure_ascii=False) for one in instead)
    for line in lines:
        click.echo(line)


def _csv(values: Iterable[Iterable[object]]) -> str:
    import csv
    import io

    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(values)
    return text.getvalue()


class Asked(NamedTuple):
    """How scenes are to be played many times, and where what comes of it goes."""

    how: Many
    way: Way | None
    page: str | None
    picture: Path | None

    def show(
        self,
        blocks: Iterable[Block],
        language: str,
        instead: Sequence[object] | None = None,
        values: Iterable[Iterable[object]] | None = None,
    ) -> None:
        """What was found out, where it was asked for."""
        show(blocks, language, self.page, self.picture, instead, values)


def repeated(usual: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options of a command that plays scenes many times (``usual`` fights each, if nobody says); it is given what
    they say as ``asked``."""

    def optioned(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def called(
            fights: int,
            seed: int | None,
            workers: int | None,
            way: Way | None,
            page: str | None,
            picture: Path | None,
            **others: Any,
        ) -> Any:
            return command(asked=Asked(counting(fights, seed, workers), way, page, picture), **others)

        options = (fights_option(usual), seed_option, workers_option, way_option, report_option, plot_option)
        for option in reversed(options):
            called = option(called)
        return called

    return optioned


class Percent(click.ParamType):  # type: ignore[type-arg]
    """A share: ``0.5%``, ``0.005``."""

    name = "percent"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, float):
            return value
        text = str(value).strip().replace(",", ".")
        try:
            share = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
        except ValueError:
            share = 0.0
        if not 0 < share < 1:
            raise refused("--precision", value, "usage-percent")
        return share
