"""A forecast for a terminal: bars with their intervals, and the words of whatever language the narrator speaks.

Messages: ``forecast-*`` are the report's own; ``measure-WORD`` heads the numbers under ``WORD`` or ``WORD:ID``
(a noun, written small: "victory", "fallen", "rounds"), ``convention-ID`` says what the forecast takes for granted.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from itertools import groupby
from textwrap import wrap
from typing import TypeVar

from bojiste.forecast.intervals import wilson
from bojiste.forecast.report import Report, Share, Spread
from bojiste.forecast.tally import LEFT, Unlucky, split
from bojiste.tell import chart
from bojiste.tell.names import capital, noun, unnamed
from bojiste.tell.words import Words, typeset

MOST_BARS = 12
"""A spread over more values than this is told in as many bars at most, each for as many values."""
VICTORY = "won"

Row = TypeVar("Row", Share, Spread)


def lines(report: Report, words: Words, *, path: str = "SCENE", width: int = 80) -> list[str]:
    """The report in lines of ``width`` cells; ``path`` is where the commands find the scene."""
    blocks = [
        _head(report, words, width),
        *(_share_block(report, words, word, rows, width) for word, rows in grouped(report.shares)),
        *(_spread_block(report, words, word, rows, width) for word, rows in grouped(report.spreads)),
        _conventions(report, words, width),
        _unlucky(report, words, path),
    ]
    return [line for block in blocks if block for line in ("", *block)][1:]


def grouped(rows: Iterable[Row]) -> list[tuple[str, list[Row]]]:
    """Rows by the word of their key, in the order in which the words first appear."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(split(row.key)[0], []).append(row)
    return list(found.items())


def _head(report: Report, words: Words, width: int) -> list[str]:
    counts = {"fights": report.fights, "asked": report.asked, "seed": str(report.seed)}
    return [
        *([] if report.title is None else [noun(report.title, words.language).text]),
        words.word("forecast-played" if report.complete else "forecast-interrupted", **counts),
        *(wrap(words.word("forecast-legend"), width) if report.fights else []),
    ]


def _name(report: Report, words: Words, id: str) -> str:
    """What a side or a combatant is called; whoever came only during the fight, by its id."""
    name = report.names.get(id)
    if name is None:
        return id
    if unnamed(name) and words.has(f"side-{id}"):
        return capital(words.word(f"side-{id}"))
    return capital(noun(name, words.language).text)


def _share_block(report: Report, words: Words, word: str, rows: list[Share], width: int) -> list[str]:
    """Proportions under one heading. The victories of all sides and nobody's make up the whole."""
    labels = ["  " + _name(report, words, split(row.key)[1]) for row in rows]
    if word == VICTORY and report.undecided.fights:
        rows = [*rows, report.undecided]
        labels.append("  " + words.word("forecast-nobody"))
    bars = [(label, *_share_bar(words, row.fights, row.of)) for label, row in zip(labels, rows, strict=True)]
    return [capital(words.word(f"measure-{word}")), *chart.intervals(bars, width)]


def _share_bar(words: Words, fights: int, of: int) -> tuple[float, float, float, str]:
    low, high = wilson(fights, of)
    part = fights / of if of else 0.0
    return part, low, high, words.word("forecast-share", part=part, low=100 * low, high=100 * high)


def _spread_block(report: Report, words: Words, word: str, rows: list[Spread], width: int) -> list[str]:
    """Whole numbers under one heading: one line each, and for the scene's own the bars of how they fell."""
    full = max(1, *(value for row in rows for value, _ in row.histogram))
    of_somebody = [row for row in rows if split(row.key)[1]]
    bars = [
        ("  " + _name(report, words, split(row.key)[1]), max(0.0, float(row.mean)) / full, _spread_text(words, row))
        for row in of_somebody
    ]
    said = [capital(words.word(f"measure-{word}")), *chart.bars(bars, width)]
    for row in rows:
        if row not in of_somebody:
            said += ["  " + _spread_text(words, row), *_distribution(words, row, width)]
    return said


def _spread_text(words: Words, row: Spread) -> str:
    low, middle, high = row.quantiles
    facts = {"mean": float(row.mean), "median": middle, "low": low, "high": high}
    if row.interval is None:
        return words.word("forecast-single", **facts)
    return words.word("forecast-mean", reach=row.interval.high - float(row.mean), **facts)


def _distribution(words: Words, row: Spread, width: int) -> list[str]:
    """In how many of the fights the number was this, or within these."""
    least, most = row.histogram[0][0], row.histogram[-1][0]
    step = -(-(most - least + 1) // MOST_BARS)
    bars = []
    for bucket, pairs in groupby(row.histogram, lambda pair: (pair[0] - least) // step):
        first = least + bucket * step
        label = str(first) if step == 1 else words.word("forecast-range", low=first, high=min(first + step - 1, most))
        bars.append(("  " + typeset(label), *_share_bar(words, sum(fights for _, fights in pairs), row.of)))
    return chart.intervals(bars, width)


def _conventions(report: Report, words: Words, width: int) -> list[str]:
    if not report.conventions:
        return []
    said = (words.word(f"convention-{id}") for id in report.conventions)
    points = [wrap(text, width, initial_indent="  – ", subsequent_indent="    ") for text in said]
    return [words.word("forecast-conventions"), *(line for point in points for line in point)]


def _unlucky(report: Report, words: Words, path: str) -> list[str]:
    """The worst fights, and the command that tells each of them again."""
    if not report.unlucky:
        return []
    said = [words.word("forecast-unlucky", who=_name(report, words, report.focus))]
    for one in report.unlucky:
        said.append("  " + _fate(report, words, one))
        said.append(f"    bojiste play {shlex.quote(path)} --auto --seed {report.seed} --fight {one.fight}")
    return said


def _fate(report: Report, words: Words, one: Unlucky) -> str:
    won = "yes" if one.won else "no"
    said = words.word("forecast-fight", fight=str(one.fight), won=won, fallen=one.fallen)
    if not any(split(spread.key)[0] == LEFT for spread in report.spreads):
        return said
    return said + ", " + words.word("forecast-left", what=words.word(f"measure-{LEFT}"), left=one.left)
