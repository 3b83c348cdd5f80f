"""Sweeps, comparisons, searches and matrices for a terminal: a line for each scene, differences from the first.

Messages: ``what-if-*``; what is set stands as the file says it.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.cells import cell_len

from bojiste.forecast.intervals import Interval
from bojiste.forecast.matrix import ONE, OTHER, Matrix
from bojiste.forecast.report import Report, Share
from bojiste.forecast.tally import split
from bojiste.forecast.text import LOSS, VICTORY, name_of, share_bar
from bojiste.forecast.what_if import Row, Tuned, level
from bojiste.tell import chart
from bojiste.tell.names import label
from bojiste.tell.words import Words

ROUNDS = "rounds"


def sweep(rows: Sequence[Row], words: Words, width: int = 80) -> list[str]:
    """What changes from scene to scene: victory and death of the focus, rounds, each with its difference."""
    first = rows[0].report
    blocks = [[*_head(first, words), *wrap(words.word("what-if-legend"), width)]]
    for key in (f"{VICTORY}:{first.focus}", f"{LOSS}:{first.focus}"):
        if any(share.key == key for share in first.shares):
            blocks.append(_levels(rows, key, words, width))
    if any(spread.key == ROUNDS for spread in first.spreads):
        blocks.append(_averages(rows, ROUNDS, words, width))
    return [line for block in blocks for line in ("", *block)][1:]


def _head(report: Report, words: Words) -> list[str]:
    title = [] if report.title is None else [label(report.title, words.language)]
    played = words.word("forecast-played", fights=report.fights, asked=report.asked, seed=str(report.seed))
    return [*title, played]


def _levels(rows: Sequence[Row], key: str, words: Words, width: int) -> list[str]:
    shares = [row.report.share(key) for row in rows]
    bars = [(f"  {setting(row, words)}", *_told(share, row, words)) for row, share in zip(rows, shares, strict=True)]
    word, about = split(key)
    what = words.word("what-if-deaths" if word == LOSS else f"measure-{word}")
    heading = words.word("what-if-heading", what=what, who=name_of(rows[0].report, words, about))
    return [heading, *chart.intervals(bars, width)]


def _told(share: Share, row: Row, words: Words) -> tuple[float, float, float, str]:
    part, low, high, text = share_bar(words, share.fights, share.of)
    return part, low, high, text + _difference(row.difference(share.key), words)


def _difference(by: Interval | None, words: Words) -> str:
    return "" if by is None else "  " + words.word("what-if-by", low=100 * by.low, high=100 * by.high)


def _averages(rows: Sequence[Row], key: str, words: Words, width: int) -> list[str]:
    found = [(row, *level(row.report, key)) for row in rows]
    full = max(1.0, *(one.high for _, _, one in found))
    bars = [
        (f"  {setting(row, words)}", max(0.0, mean), words.word("what-if-mean", mean=mean, reach=one.high - mean))
        for row, mean, one in found
    ]
    return [words.word("what-if-average", what=words.word(f"measure-{key}")), *chart.bars(bars, width, full=full)]


def setting(row: Row, words: Words) -> str:
    """What makes this scene another: ``goblins.count = 3``; the scene as it stands has nothing of that."""
    return ", ".join(f"{field} = {_value(value)}" for field, value in row.settings) or words.word("what-if-as-it-is")


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def tuned(found: Tuned, words: Words, width: int = 80) -> list[str]:
    """The value that comes nearest to the target, how sure that is, and everything that was tried."""
    best = found.tried[found.best]
    said = [words.word("what-if-best", setting=setting(best, words), reached="yes" if found.reached else "no")]
    if found.within and len(found.within) > 1:
        first, last = _value(found.within[0]), _value(found.within[-1])
        said += wrap(words.word("what-if-within", first=first, last=last), width)
    key = found.target.key
    report = best.report
    rows = (
        _levels(found.tried, key, words, width)
        if any(share.key == key for share in report.shares)
        else _averages(found.tried, key, words, width)
    )
    return [*_head(report, words), *said, "", *rows]


def matrix(found: Matrix, words: Words, width: int = 80) -> list[str]:
    """A table of whole percents, and a ranking."""
    called = {id: _called(found, id, words) for id in (*found.rows, *found.columns)}
    most = max(cell_len(name) for name in called.values())
    said = wrap(words.word("what-if-matrix"), width)
    for row in found.rows:
        cells = "".join(f"{_percent(found.wins(row, column)):>5}" for column in found.columns)
        said.append(f"  {called[row]}{' ' * (most - cell_len(called[row]))}{cells}")
    columns = "   ".join(f"{at} {called[id]}" for at, id in enumerate(found.columns, 1))
    head = " " * (most + 2) + "".join(f"{at:>5}" for at in range(1, len(found.columns) + 1))
    ranking = sorted(_ranked(found), key=lambda one: -one[1])
    bars = [(f"  {called[id]}", mean, f"{round(100 * mean)} %") for id, mean in ranking]
    return [
        said[0],
        head,
        *said[1:],
        *wrap(columns, width, initial_indent="  ", subsequent_indent="  "),
        "",
        words.word("what-if-ranking"),
        *chart.bars(bars, width),
    ]


def _ranked(found: Matrix) -> list[tuple[str, float]]:
    """Whom the table ranks, and by what: every row; where there is one only, what it meets."""
    if len(found.rows) > 1:
        return [(row, found.mean(row)) for row in found.rows]
    (row,) = found.rows
    return [(column, 1 - (found.wins(row, column) or 0.0)) for column in found.columns]


def _percent(wins: float | None) -> str:
    return "–" if wins is None else str(round(100 * wins))


def _called(found: Matrix, id: str, words: Words) -> str:
    for (row, column), report in found.reports.items():
        if id == row:
            return name_of(report, words, ONE if ONE in report.names else row)
        if id == column:
            return name_of(report, words, OTHER)
    return id
