"""What reports are made of: paragraphs, charts, points, commands, tables. Others fill them, and others draw them."""

from __future__ import annotations

from typing import NamedTuple


class Bar(NamedTuple):
    """A line of a chart: whose it is, its part of the whole (0 to 1), what stands behind it, and its interval."""

    label: str
    part: float
    text: str
    low: float | None = None
    high: float | None = None


class Chart(NamedTuple):
    """Bars under a heading; ``notes`` stand before them."""

    heading: str
    bars: tuple[Bar, ...] = ()
    notes: tuple[str, ...] = ()


class Prose(NamedTuple):
    """Paragraphs; the first is the title where ``titled``."""

    lines: tuple[str, ...]
    titled: bool = False


class Points(NamedTuple):
    """A list under a heading."""

    heading: str
    points: tuple[str, ...]


class Commands(NamedTuple):
    """What can be seen again, each with the command for it."""

    heading: str
    commands: tuple[tuple[str, str], ...]


class Grid(NamedTuple):
    """A table of short cells: heads, then rows that begin with a name."""

    heading: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Chart | Prose | Points | Commands | Grid
