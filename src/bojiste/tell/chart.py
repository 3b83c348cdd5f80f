"""Bars of text: a chart for a terminal, a log file, a test. No colours, no numbers of its own, no language.

>>> from fractions import Fraction
>>> for line in bars([("zásah", Fraction(3, 5), "60 %"), ("vedle", Fraction(7, 20), "35 %")], 22):
...     print(line)
zásah ██████▋     60 %
vedle ███▉        35 %
>>> for line in intervals([("heroes", 0.62, 0.5, 0.74, "62 %")], 32):
...     print(line)
heroes ██████████├─┼─┤      62 %
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import NamedTuple

from rich.cells import cell_len

Share = Fraction | float

LEAST_BAR = 8
_EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def bars(rows: Sequence[tuple[str, Share, str]], width: int, *, full: Share = 1) -> list[str]:
    """One line of ``width`` cells for each row of label, share (0 to ``full``) and text; ``full`` fills the bar.

    Labels stand left, texts right; the bar has what they leave, at least 8 cells (then the lines are longer). A share
    above 0 shows at least the thinnest bar, and one below ``full`` never a whole one.
    """
    columns = _columns([label for label, _, _ in rows], [text for _, _, text in rows], width)
    return [columns.line(label, _bar(_part(share, full), columns.bar), text) for label, share, text in rows]


def intervals(rows: Sequence[tuple[str, Share, Share, Share, str]], width: int, *, full: Share = 1) -> list[str]:
    """Like ``bars``, for rows of label, estimate, low, high and text; ``├─┼─┤`` marks the interval and its estimate.

    Where the estimate and an end of the interval fall into one cell, the estimate is shown.
    """
    columns = _columns([row[0] for row in rows], [row[-1] for row in rows], width)
    lines = []
    for label, estimate, low, high, text in rows:
        if not low <= estimate <= high:
            raise ValueError(f"{label}: the estimate {estimate} is not between {low} and {high}")
        low_cell, cell, high_cell = (_cell(_part(share, full), columns.bar) for share in (low, estimate, high))
        lines.append(columns.line(label, _marked(low_cell, cell, high_cell), text))
    return lines


class _Columns(NamedTuple):
    """Widths of the three columns, in cells."""

    label: int
    bar: int
    text: int

    def line(self, label: str, bar: str, text: str) -> str:
        columns = [
            label + " " * (self.label - cell_len(label)),
            bar.ljust(self.bar),
            " " * (self.text - cell_len(text)) + text,
        ]
        return " ".join(column for column, width in zip(columns, self, strict=True) if width).rstrip()


def _columns(labels: Sequence[str], texts: Sequence[str], width: int) -> _Columns:
    label, text = max(map(cell_len, labels), default=0), max(map(cell_len, texts), default=0)
    return _Columns(label, max(LEAST_BAR, width - label - text - (label > 0) - (text > 0)), text)


def _part(share: Share, full: Share) -> Fraction:
    """The share as an exact part of ``full``."""
    if not 0 <= share <= full or full == 0:
        raise ValueError(f"a share is from 0 to {full}, not {share}")
    return Fraction(share) / Fraction(full)


def _bar(part: Fraction, width: int) -> str:
    """A bar of this part of ``width`` cells, to the nearest eighth of a cell."""
    most = 8 * width
    eighths = floor(part * most + Fraction(1, 2))
    if 0 < part < 1:
        eighths = min(max(eighths, 1), most - 1)
    whole, rest = divmod(eighths, 8)
    return "█" * whole + _EIGHTHS[rest]


def _cell(part: Fraction, width: int) -> int:
    """The cell, from 0, that this part of the bar ends in."""
    return min(floor(part * width), width - 1)


def _marked(low: int, estimate: int, high: int) -> str:
    """Full cells to ``low``, then the interval; the cells are in rising order."""
    marks = ["─"] * (high - low + 1)
    marks[0], marks[-1] = "├", "┤"
    marks[estimate - low] = "┼"
    return "█" * low + "".join(marks)
