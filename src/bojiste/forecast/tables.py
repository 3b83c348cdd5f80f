"""What sweeps, comparisons, searches and matrices say: a line for each scene, differences from the first.

Messages: ``what-if-*``; what is set stands as the file says it.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import Any

from bojiste.forecast import limit
from bojiste.forecast.blocks import Bar, Block, Chart, Grid, Points, Prose
from bojiste.forecast.contents import LOSS, VICTORY, grouped, name_of, own, share_bar, span_of, spread_chart
from bojiste.forecast.footing import footing
from bojiste.forecast.intervals import Interval
from bojiste.forecast.matrix import MEMBER, ONE, OTHER, Matrix
from bojiste.forecast.report import Report, Share, Spread
from bojiste.forecast.tally import split
from bojiste.forecast.tune import Tuned, level
from bojiste.forecast.what_if import Row
from bojiste.forecast.why import Why
from bojiste.tell.names import capital, label
from bojiste.tell.words import Words, word_id

ROUNDS = "rounds"
SCENE, HOUSE = "scene", "house"
"""What makes a scene another where whole files are compared."""
MOST_ROWS = 8
"""Of a table whose end says little."""


def sweep(rows: Sequence[Row], words: Words, path: str = "SCENE") -> Iterator[Block]:
    """What changes from scene to scene: victory and death of the focus, rounds, each with its difference."""
    first, limited = rows[0].report, _limited(rows, words, path)
    yield _head(first, words, *limit.warnings(limited, words), words.word("what-if-legend"))
    for key in (f"{VICTORY}:{first.focus}", f"{LOSS}:{first.focus}"):
        if any(share.key == key for share in first.shares):
            yield _levels(rows, key, words)
    yield from (_averages(rows, key, words) for key in _own_numbers(first))
    yield footing([row.report for row in rows], words)
    yield from limit.commands(limited, words)


def _limited(rows: Sequence[Row], words: Words, path: str) -> list[limit.Played]:
    """The scenes with what plays them: a file of their own, else the one whose values are changed."""
    return [limit.Played(row.report, setting(row, words), _named(row, path)) for row in rows]


def _named(row: Row, path: str) -> str:
    """How a command names a scene: by a file of its own, by house rules of its own, or like the one that is changed."""
    said = dict(row.settings)
    scene = shlex.quote(str(said[SCENE])) if SCENE in said else path
    return f"{scene} --house {shlex.quote(str(said[HOUSE]))}" if HOUSE in said else scene


def _head(report: Report, words: Words, *more: str) -> Prose:
    title = [] if report.title is None else [label(report.title, words.language)]
    played = own(report, words, "forecast-played", fights=report.fights, asked=report.asked, seed=str(report.seed))
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
    if by is None:
        return ""
    return "  " + words.word("what-if-by", low=_plain(100 * by.low, 1), high=_plain(100 * by.high, 1))


def _plain(number: float, digits: int) -> float:
    """A number as it is shown: next to nothing has no sign."""
    return round(number, digits) + 0.0


def _averages(rows: Sequence[Row], key: str, words: Words) -> Chart:
    levels = [level(row.report, key) for row in rows]
    full = max(1.0, *(one.high for _, one in levels))
    bars = []
    for row, (mean, ends) in zip(rows, levels, strict=True):
        told = words.word("what-if-mean", mean=mean, reach=ends.high - mean)
        if (by := row.difference(key)) is not None:
            told += "  " + words.word("what-if-by-number", low=_plain(by.low, 2), high=_plain(by.high, 2))
        bars.append(Bar(setting(row, words), max(0.0, mean) / full, told))
    word, about = split(key)
    who = {"who": name_of(rows[0].report, words, about)} if about else {}
    heading = "what-if-average-of" if about else "what-if-average"
    return Chart(words.word(heading, what=words.word(f"measure-{word}"), **who), tuple(bars))


def setting(row: Row, words: Words) -> str:
    """What makes this scene another: ``goblins.count = 3``; the scene as it stands has nothing of that."""
    return ", ".join(_set(field, value, words) for field, value in row.settings) or words.word("what-if-as-it-is")


def _set(field: str, value: Any, words: Words) -> str:
    return words.word("what-if-without", field=field) if value is None else f"{field} = {_value(value)}"


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def why(found: Why, rows: Sequence[Row], full: Report, words: Words) -> Iterator[Block]:
    """What the books of its fights say, then what each circumstance changes."""
    yield Prose((words.word("why-head", fights=found.report.fights),))
    yield from _numbers(found, full, words)
    if found.felled:
        yield _felled(found, words)
    yield from _rules(found, words)
    if rows:
        yield from _without(rows, full, words)


def _without(rows: Sequence[Row], full: Report, words: Words) -> Iterator[Chart]:
    """What each circumstance changes of victory; where that is as sure without any of them, of how long it takes, and
    of an expedition of what it costs."""
    key = f"{VICTORY}:{full.focus}"
    if len({row.report.share(key).part for row in rows}) > 1 or not (others := _own_numbers(rows[0].report)):
        yield Chart(words.word("why-without", who=name_of(full, words, full.focus)), _levels(rows, key, words).bars)
        return
    heading = words.word("why-without-all")
    for other in others:
        chart = _averages(rows, other, words)
        yield chart._replace(heading=f"{heading}: {words.word(f'measure-{other}')}")


def _own_numbers(report: Report) -> list[str]:
    """Rounds, or what else is counted of the whole scene: days, supplies."""
    own = [row.key for row in report.spreads if not split(row.key)[1]]
    return [ROUNDS] if ROUNDS in own else own


def _numbers(found: Why, full: Report, words: Words) -> Iterator[Chart]:
    """Who does how much, attempts and harm a round, when somebody falls and when it is decided."""
    rounds = next((float(one.mean) for one in full.spreads if one.key == ROUNDS), 0.0)
    for word, rows in grouped(found.report.spreads):
        if not split(rows[0].key)[1]:
            continue
        most = max(float(row.mean) for row in rows)
        bars = tuple(_each(row, most, rounds, full, words) for row in rows if row.mean)
        if bars:
            yield Chart(capital(words.word(f"measure-{word}")), bars)
    yield from (spread_chart(found.report, words, row) for row in found.report.spreads if not split(row.key)[1])


def _each(row: Spread, most: float, rounds: float, full: Report, words: Words) -> Bar:
    """How a number of somebody's falls; where there are rounds, how much that is in each."""
    low, middle, high = row.quantiles
    facts = {"mean": float(row.mean), "span": span_of(words, low, high), "median": middle}
    told = words.word("why-each", rounds="yes" if rounds else "no", round=float(row.mean) / (rounds or 1), **facts)
    return Bar(name_of(full, words, split(row.key)[1]), float(row.mean) / most, told)


def _felled(found: Why, words: Words) -> Chart:
    """Who felled whom, the most frequent first."""
    name, fights = found.report, found.report.fights
    told = ((name_of(name, words, who), name_of(name, words, whom), n) for who, whom, n in found.felled[:MOST_ROWS])
    bars = tuple(share_bar(words, f"{who} → {whom}", n, fights) for who, whom, n in told)
    return Chart(words.word("why-felled"), bars)


def _rules(found: Why, words: Words) -> Iterator[Points]:
    """Rules that go with victory or defeat."""
    said = tuple(
        words.word(
            "why-met",
            rule=f"{words.word(word_id('rule', one.rule))} ({one.rule})",
            part=one.met / one.of,
            low=100 * one.by.low,
            high=100 * one.by.high,
        )
        for one in found.matters[:MOST_ROWS]
    )
    if said:
        yield Points(words.word("why-rules", who=name_of(found.report, words, found.report.focus)), said)


def bands(rows: Sequence[Row], words: Words) -> Iterator[Block]:
    """How often the focus wins, by the grade of play of either side."""
    report = rows[0].report
    (one, _), (other, _) = rows[0].settings
    mine = list(dict.fromkeys(row.settings[0][1] for row in rows))
    theirs = list(dict.fromkeys(row.settings[1][1] for row in rows))
    shares = {tuple(value for _, value in row.settings): row.report.share(f"{VICTORY}:{report.focus}") for row in rows}
    cells = tuple((name, *(_percents(shares[name, column]) for column in theirs)) for name in mine)
    sides = {side: name_of(report, words, side.removesuffix(".tactic")) for side in (one, other)}
    who = name_of(report, words, report.focus)
    heading = words.word("why-bands", who=who, rows=sides[one], columns=sides[other], fights=report.fights)
    yield Grid(heading, tuple(theirs), cells)


def _percents(share: Share) -> str:
    """A share in whole percents, with the ends of its interval."""
    low, high = share.interval
    return f"{round(100 * share.part)} ({round(100 * low)}–{round(100 * high)})"


def tuned(found: Tuned, words: Words, path: str = "SCENE") -> Iterator[Block]:
    """The value that comes nearest to the target, how sure that is, and everything that was tried."""
    best = found.tried[found.best]
    reached = "unknown" if not found.complete else "yes" if found.reached else "no"
    said = [words.word("what-if-best", setting=setting(best, words), reached=reached)]
    if len(found.within) > 1:
        first, last = _value(found.within[0]), _value(found.within[-1])
        said.append(words.word("what-if-within", first=first, last=last))
    limited = _limited(found.tried, words, path)
    said += limit.warnings(limited, words)
    head = _head(best.report, words)
    yield Prose((*head.lines[: head.titled], *said, *head.lines[head.titled :]), head.titled)
    of_fights = any(share.key == found.target.key for share in best.report.shares)
    yield (_levels if of_fights else _averages)(found.tried, found.target.key, words)
    yield footing([row.report for row in found.tried], words)
    yield from limit.commands(limited, words)


def matrix(found: Matrix, words: Words) -> Iterator[Block]:
    """A table of whole percents (not of one party: the ranking says the same), and a ranking."""
    called = {id: _called(found, id, words) for id in (*found.rows, *found.columns)}
    first = next(iter(found.reports.values()))
    head = words.word("what-if-each", fights=first.asked, seed=str(first.seed))
    yield Prose((head, *(() if found.complete else (words.word("what-if-broken-off"),))))
    if len(found.rows) > 1:
        rows = [(called[row], *(_percent(found.wins(row, column)) for column in found.columns)) for row in found.rows]
        yield Grid(words.word("what-if-matrix"), tuple(called[column] for column in found.columns), tuple(rows))
    bars = tuple(share_bar(words, called[id], share.fights, share.of) for id, share in found.ranking if share.of)
    heading = "what-if-ranking" if len(found.rows) > 1 else "what-if-foes"
    yield Chart(words.word(heading, who=called[found.rows[0]]), bars)
    yield footing(list(found.reports.values()), words)


def _percent(wins: float | None) -> str:
    return "–" if wins is None else str(round(100 * wins))


def _called(found: Matrix, id: str, words: Words) -> str:
    for (row, column), report in found.reports.items():
        if id == row:
            return name_of(report, words, MEMBER[ONE] if MEMBER[ONE] in report.names else row)
        if id == column:
            return name_of(report, words, MEMBER[OTHER])
    return id
