"""What sweeps, comparisons, searches and matrices say: a line for each scene, differences from the first.

Messages: ``what-if-*``; what is set stands as the file says it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bojiste.forecast.contents import LOSS, VICTORY, Bar, Block, Chart, Grid, Prose, name_of, share_bar
from bojiste.forecast.intervals import Interval
from bojiste.forecast.matrix import ONE, OTHER, Matrix
from bojiste.forecast.report import Report
from bojiste.forecast.tally import split
from bojiste.forecast.what_if import Row, Tuned, level
from bojiste.tell.names import label
from bojiste.tell.words import Words

ROUNDS = "rounds"


def sweep(rows: Sequence[Row], words: Words) -> Iterator[Block]:
    """What changes from scene to scene: victory and death of the focus, rounds, each with its difference."""
    first = rows[0].report
    yield _head(first, words, words.word("what-if-legend"))
    for key in (f"{VICTORY}:{first.focus}", f"{LOSS}:{first.focus}"):
        if any(share.key == key for share in first.shares):
            yield _levels(rows, key, words)
    if any(spread.key == ROUNDS for spread in first.spreads):
        yield _averages(rows, ROUNDS, words)


def _head(report: Report, words: Words, *more: str) -> Prose:
    title = [] if report.title is None else [label(report.title, words.language)]
    played = words.word("forecast-played", fights=report.fights, asked=report.asked, seed=str(report.seed))
    return Prose((*title, played, *more), report.title is not None)


def _levels(rows: Sequence[Row], key: str, words: Words) -> Chart:
    word, about = split(key)
    what = words.word("what-if-deaths" if word == LOSS else f"measure-{word}")
    heading = words.word("what-if-heading", what=what, who=name_of(rows[0].report, words, about))
    return Chart(heading, tuple(_level(row, key, words) for row in rows))


def _level(row: Row, key: str, words: Words) -> Bar:
    share = row.report.share(key)
    bar = share_bar(words, setting(row, words), share.fights, share.of)
    return bar._replace(text=bar.text + _difference(row.difference(key), words))


def _difference(by: Interval | None, words: Words) -> str:
    return "" if by is None else "  " + words.word("what-if-by", low=100 * by.low, high=100 * by.high)


def _averages(rows: Sequence[Row], key: str, words: Words) -> Chart:
    found = [(row, *level(row.report, key)) for row in rows]
    full = max(1.0, *(one.high for _, _, one in found))
    bars = tuple(
        Bar(setting(row, words), max(0.0, mean) / full, words.word("what-if-mean", mean=mean, reach=one.high - mean))
        for row, mean, one in found
    )
    return Chart(words.word("what-if-average", what=words.word(f"measure-{key}")), bars)


def setting(row: Row, words: Words) -> str:
    """What makes this scene another: ``goblins.count = 3``; the scene as it stands has nothing of that."""
    return ", ".join(f"{field} = {_value(value)}" for field, value in row.settings) or words.word("what-if-as-it-is")


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def tuned(found: Tuned, words: Words) -> Iterator[Block]:
    """The value that comes nearest to the target, how sure that is, and everything that was tried."""
    best = found.tried[found.best]
    said = [words.word("what-if-best", setting=setting(best, words), reached="yes" if found.reached else "no")]
    if len(found.within) > 1:
        first, last = _value(found.within[0]), _value(found.within[-1])
        said.append(words.word("what-if-within", first=first, last=last))
    yield _head(best.report, words, *said)
    of_fights = any(share.key == found.target.key for share in best.report.shares)
    yield (_levels if of_fights else _averages)(found.tried, found.target.key, words)


def matrix(found: Matrix, words: Words) -> Iterator[Block]:
    """A table of whole percents, and a ranking."""
    called = {id: _called(found, id, words) for id in (*found.rows, *found.columns)}
    rows = tuple((called[row], *(_percent(found.wins(row, column)) for column in found.columns)) for row in found.rows)
    yield Grid(words.word("what-if-matrix"), tuple(called[column] for column in found.columns), rows)
    ranking = sorted(_ranked(found), key=lambda one: -one[1])
    bars = tuple(Bar(called[id], mean, f"{round(100 * mean)} %") for id, mean in ranking)
    yield Chart(words.word("what-if-ranking"), bars)


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
