"""Forecasts for a terminal: what they say, in lines of so many cells."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from functools import singledispatch
from textwrap import wrap

from rich.cells import cell_len

from bojiste.forecast.blocks import Bar, Block, Chart, Commands, Grid, Points, Prose
from bojiste.forecast.contents import contents
from bojiste.forecast.report import Report
from bojiste.tell import chart
from bojiste.tell.words import Words


def lines(report: Report, words: Words, *, path: str = "SCENE", width: int = 80) -> list[str]:
    """The report in lines of ``width`` cells, one sentence first; ``path`` is where the commands find the scene."""
    return drawn(contents(report, words, shlex.quote(path)), width)


def drawn(blocks: Iterable[Block], width: int = 80) -> list[str]:
    """Blocks in lines of ``width`` cells, an empty one between them; a chart without heading goes on with the last."""
    said: list[str] = []
    for block in blocks:
        gap = said and not (isinstance(block, Chart) and not block.heading)
        said += ([""] if gap else []) + _lines(block, width)
    return said


@singledispatch
def _lines(block: Block, width: int) -> list[str]:
    raise TypeError(f"no block: {block!r}")


@_lines.register
def _(block: Prose, width: int) -> list[str]:
    return [line for text in block.lines for line in wrap(text, width)]


@_lines.register
def _(block: Chart, width: int) -> list[str]:
    notes = [line for note in block.notes for line in wrap(note, width, initial_indent="  ", subsequent_indent="  ")]
    return [*wrap(block.heading, width), *notes, *_bars(block.bars, width)]


def _bars(bars: tuple[Bar, ...], width: int) -> list[str]:
    """A line for each; on a narrow screen what is said stands above the bar."""
    label = max((cell_len(one.label) for one in bars), default=0)
    text = max((cell_len(one.text) for one in bars), default=0)
    if label + text + chart.LEAST_BAR + 4 <= width:
        return _drawn([one._replace(label=f"  {one.label}") for one in bars], width)
    found = []
    for one in bars:
        room = width - 2 - cell_len(one.label) - cell_len(one.text)
        above = [f"  {one.label}{' ' * room}{one.text}"] if room > 1 else _apart(one, width)
        found += [*above, *_drawn([one._replace(label="   ", text="")], width)]
    return found


def _apart(bar: Bar, width: int) -> list[str]:
    """What a bar says below its label."""
    label = wrap(bar.label, width, initial_indent="  ", subsequent_indent="    ")
    return [*label, *wrap(bar.text, width, initial_indent="  ", subsequent_indent="    ")]


def _drawn(bars: list[Bar], width: int) -> list[str]:
    rows = [(one.label, one.part, one.low, one.high, one.text) for one in bars]
    sure = [
        (label, part, low, high, text) for label, part, low, high, text in rows if low is not None and high is not None
    ]
    return chart.intervals(sure, width) if sure else chart.bars([(row[0], row[1], row[-1]) for row in rows], width)


@_lines.register
def _(block: Points, width: int) -> list[str]:
    points = [wrap(text, width, initial_indent="  – ", subsequent_indent="    ") for text in block.points]
    return [block.heading, *(line for point in points for line in point)]


@_lines.register
def _(block: Commands, width: int) -> list[str]:
    said = [
        (wrap(text, width, initial_indent="  ", subsequent_indent="  "), command) for text, command in block.commands
    ]
    return [block.heading, *(line for text, command in said for line in (*text, f"    {command}"))]


@_lines.register
def _(block: Grid, width: int) -> list[str]:
    """As many columns beside each other as there is room for, the others below them."""
    most = max(cell_len(row[0]) for row in block.rows)
    wide = max(5, *(2 + cell_len(cell) for row in block.rows for cell in row[1:]))
    room = max(1, (width - most - 2) // wide)
    parts = [
        [
            " " * (most + 2) + "".join(f"{at:>{wide}}" for at in range(first + 1, 1 + len(block.heads))[:room]),
            *(_row(row, most, wide, slice(1 + first, 1 + first + room)) for row in block.rows),
        ]
        for first in range(0, len(block.heads), room)
    ]
    heads = [wrap(f"{at} {name}", width)[0].replace(" ", NARROW) for at, name in enumerate(block.heads, 1)]
    legend = wrap("   ".join(heads), width, initial_indent="  ", subsequent_indent="  ")
    below = (line.replace(NARROW, " ") for line in legend)
    return [*wrap(block.heading, width), *(line for part in parts for line in part), *below]


NARROW = "\x00"
"""Stands for the blanks within a head, which are not broken at."""


def _row(row: tuple[str, ...], most: int, wide: int, cells: slice) -> str:
    return f"  {row[0]}{' ' * (most - cell_len(row[0]))}" + "".join(f"{cell:>{wide}}" for cell in row[cells])
