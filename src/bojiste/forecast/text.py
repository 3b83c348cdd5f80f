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
from bojiste.tell.names import capital, label, unnamed
from bojiste.tell.words import Words, typeset

MOST_BARS = 12
"""A spread over more values than this is told in as many bars at most, each for as many values."""
VICTORY = "won"
LOSS = "loss"
"""The flag of a side of which somebody died; it is told in the first sentence."""
SELDOM = 0.03
"""A smaller share than this is hardly ever, or nearly always."""
RATIOS = (2, 3, 4, 5, 6, 8, 10, 12, 20)
"""Numbers of fights of which people can think."""
PLAINER = 0.004
"""What a ratio of one fight fewer may be farther off."""

Row = TypeVar("Row", Share, Spread)


def lines(report: Report, words: Words, *, path: str = "SCENE", width: int = 80) -> list[str]:
    """The report in lines of ``width`` cells, one sentence first; ``path`` is where the commands find the scene."""
    shown = [row for row in report.shares if not _said_already(report, row)]
    blocks = [
        _head(report, words, width),
        *(_share_block(report, words, word, rows, width) for word, rows in grouped(shown)),
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
        *([] if report.title is None else [label(report.title, words.language)]),
        *(wrap(verdict(report, words), width) if report.fights else []),
        words.word("forecast-played" if report.complete else "forecast-interrupted", **counts),
        *(wrap(words.word("forecast-legend"), width) if report.fights else []),
    ]


def verdict(report: Report, words: Words) -> str:
    """The whole report in a sentence: how often the focus wins, and how often that costs somebody's life."""
    facts = {"who": name_of(report, words, report.focus), "deaths": "", "deaths_known": "no"}
    if (loss := _row(report, f"{LOSS}:{report.focus}")) is not None:
        facts |= {"deaths": often(words, loss.fights, loss.of), "deaths_known": "yes"}
    won = sum(end.fights for end in report.ends if end.winner == report.focus)
    return words.word("forecast-verdict", victory=often(words, won, report.fights), **facts)


def often(words: Words, fights: int, of: int) -> str:
    """A share in words: the nearest simple ratio, where it is neither nearly all nor nearly none."""
    if fights in (0, of):
        return words.word("forecast-often", how="always" if fights else "never", n=0, of=0)
    part = fights / of
    if not SELDOM <= part <= 1 - SELDOM:
        return words.word("forecast-often", how="nearly" if part > SELDOM else "hardly", n=0, of=0)
    ratios = [(min(max(round(part * whole), 1), whole - 1), whole) for whole in RATIOS]
    some, whole = min(ratios, key=lambda one: abs(part - one[0] / one[1]) + one[1] * PLAINER)
    return words.word("forecast-often", how="ratio", n=some, of=whole)


def _row(report: Report, key: str) -> Share | None:
    return next((row for row in report.shares if row.key == key), None)


def _said_already(report: Report, row: Share) -> bool:
    """Whether another row says the same: who dies wherever it falls, a side that is wiped out wherever it loses."""
    word, about = split(row.key)
    same: Share | None = None
    if word == "died":
        same = _row(report, f"fell:{about}")
    elif word == "wiped":
        others = [one for one in report.shares if split(one.key)[0] == VICTORY and split(one.key)[1] != about]
        same = others[0] if len(others) == 1 else None
    return word == LOSS or (same is not None and same.fights == row.fights)


def name_of(report: Report, words: Words, id: str) -> str:
    """What a side or a combatant is called; whoever came only during the fight, by its id."""
    name = report.names.get(id)
    if name is None:
        return id
    if unnamed(name) and words.has(f"side-{id}"):
        return capital(words.word(f"side-{id}"))
    return capital(label(name, words.language))


def _share_block(report: Report, words: Words, word: str, rows: list[Share], width: int) -> list[str]:
    """Proportions under one heading. The victories of all sides and nobody's make up the whole."""
    labels = ["  " + name_of(report, words, split(row.key)[1]) for row in rows]
    if word == VICTORY and report.undecided.fights:
        rows = [*rows, report.undecided]
        labels.append("  " + words.word("forecast-nobody"))
    bars = [(label, *share_bar(words, row.fights, row.of)) for label, row in zip(labels, rows, strict=True)]
    return [capital(words.word(f"measure-{word}")), *chart.intervals(bars, width)]


def share_bar(words: Words, fights: int, of: int) -> tuple[float, float, float, str]:
    """A share, its interval, and both in words."""
    low, high = wilson(fights, of)
    part = fights / of if of else 0.0
    return part, low, high, words.word("forecast-share", part=part, low=100 * low, high=100 * high)


def _spread_block(report: Report, words: Words, word: str, rows: list[Spread], width: int) -> list[str]:
    """Whole numbers under one heading: one line each, and for the scene's own the bars of how they fell."""
    full = max(1, *(value for row in rows for value, _ in row.histogram))
    of_somebody = [row for row in rows if split(row.key)[1]]
    bars = [
        ("  " + name_of(report, words, split(row.key)[1]), max(0.0, float(row.mean)) / full, _spread_text(words, row))
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
        bars.append(("  " + typeset(label), *share_bar(words, sum(fights for _, fights in pairs), row.of)))
    return chart.intervals(bars, width)


def _conventions(report: Report, words: Words, width: int) -> list[str]:
    said = [words.word(f"convention-{id}") for id in report.conventions]
    if report.waiting:
        what = "; ".join(words.word(f"waits-{id}") for id in report.waiting)
        said.append(words.word("forecast-left-out", what=what))
    if report.missing:
        said.append(words.word("forecast-missing", missing=report.missing, catalogue=report.catalogue))
    if not said:
        return []
    points = [wrap(text, width, initial_indent="  – ", subsequent_indent="    ") for text in said]
    return [words.word("forecast-conventions"), *(line for point in points for line in point)]


def _unlucky(report: Report, words: Words, path: str) -> list[str]:
    """The worst fights, and the command that tells each of them again."""
    if not report.unlucky:
        return []
    said = [words.word("forecast-unlucky", who=name_of(report, words, report.focus))]
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
