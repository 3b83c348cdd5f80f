"""Forecasts as pictures in a file: each chart of bars with its intervals, one under another.

Drawn by matplotlib (extra ``plot``), which is imported when a picture is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

from bojiste.errors import Problem, SceneError
from bojiste.forecast.blocks import Bar, Block, Chart, Prose

FORMATS = (".png", ".svg")
WIDE = 8.0
"""Inches across."""
ROW = 0.3
"""Inches of one bar."""
HEAD = 0.8
"""Inches of a heading, and of what stands under a chart."""
BAR, MARK = "#3f6f9f", "#1b2b3b"


def checked(path: str) -> Path:
    """The file that a picture goes to; ``SceneError`` where it is of no known kind, or nothing draws it."""
    from importlib.util import find_spec

    file = Path(path)
    if file.suffix.lower() not in FORMATS:
        raise SceneError([Problem("--plot", path, "plot-format", {"known": ", ".join(FORMATS)})])
    if find_spec("matplotlib") is None:
        raise SceneError([Problem("--plot", path, "plot-missing")])
    return file


def plot(blocks: Iterable[Block], kind: str) -> bytes:
    """The charts of a report as a picture of a kind (``.png``, ``.svg``); equal reports make equal bytes."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    said, picture = list(blocks), BytesIO()
    charts = [block for block in said if isinstance(block, Chart) and block.bars]
    heights = [HEAD + ROW * len(chart.bars) for chart in charts]
    with matplotlib.rc_context({"svg.hashsalt": "bojiste", "font.family": "DejaVu Sans"}):
        figure, axes = pyplot.subplots(
            max(1, len(charts)), 1, figsize=(WIDE, sum(heights) + HEAD), squeeze=False,
            gridspec_kw={"height_ratios": heights or [1]}, layout="constrained",
        )  # fmt: skip
        for place, chart in zip(axes[:, 0], charts, strict=False):
            _draw(place, chart)
        figure.suptitle(next((block.lines[0] for block in said if isinstance(block, Prose) and block.titled), ""))
        figure.savefig(picture, format=kind.removeprefix("."), metadata=_nameless(kind))
        pyplot.close(figure)
    return picture.getvalue()


def _draw(place: Any, chart: Chart) -> None:
    """One chart: bars from the top down, what stands behind each, and intervals."""
    rows = range(len(chart.bars))
    place.barh(rows, [bar.part for bar in chart.bars], color=BAR)
    place.set_yticks(rows, [bar.label for bar in chart.bars])
    place.invert_yaxis()
    place.set_xlim(0, 1.6)
    place.set_xticks([])
    place.set_title("\n".join(line for line in (chart.heading, *chart.notes) if line), fontsize=9, loc="left")
    for side in ("top", "right", "bottom"):
        place.spines[side].set_visible(False)
    for row, bar in zip(rows, chart.bars, strict=True):
        _interval(place, row, bar)
        place.text(1.05, row, bar.text, va="center", fontsize=8)


def _interval(place: Any, row: int, bar: Bar) -> None:
    if bar.low is not None and bar.high is not None and bar.high > bar.low:
        place.errorbar(bar.part, row, xerr=[[bar.part - bar.low], [bar.high - bar.part]], color=MARK, capsize=3)


def _nameless(kind: str) -> dict[str, None]:
    """Without the hour and the program in the file: the same picture is the same bytes."""
    return {"Date": None} if kind == ".svg" else {"Software": None}
