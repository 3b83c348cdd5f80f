"""Forecasts as tables of plain values: lines of comma-separated ones, the first of them heads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from bojiste.forecast.intervals import Interval
from bojiste.forecast.matrix import Matrix
from bojiste.forecast.report import DIGITS, EXACT_DIGITS, Report, Share, Spread
from bojiste.forecast.what_if import Row

Line = Sequence[Any]
QUANTILES = ("tenth", "median", "ninetieth")


class Level(NamedTuple):
    """A share or an average, and the ends of its interval."""

    value: float
    low: float
    high: float


def of_report(report: Report) -> Iterator[Line]:
    """Every share and average: key, its value, the ends of its interval, of how many fights; of a number besides what
    one fight in ten, one in two, nine in ten do not exceed. Where no fight was played, what is known exactly."""
    yield "key", "value", "low", "high", "of", *QUANTILES
    for key, chance in report.exact.flags.items() if not report.shares else ():
        yield key, *(round(chance, EXACT_DIGITS),) * 3, "", "", "", ""
    for key in report.exact.counts if not report.spreads else ():
        yield key, *(round(report.exact.mean(key), EXACT_DIGITS),) * 3, "", "", "", ""
    for share in report.shares:
        yield share.key, *_level(share), share.of, "", "", ""
    for spread in report.spreads:
        yield spread.key, *_level(spread), spread.of, *spread.quantiles


def of_rows(rows: Sequence[Row]) -> Iterator[Line]:
    """A line for each scene: the fields that were set, then every share and average with its interval; nothing where
    a scene has none of that name."""
    found = [_levels(row.report) for row in rows]
    keys = dict.fromkeys(chain.from_iterable(found))
    heads = [f"{key} {end}" if end != "value" else key for key in keys for end in Level._fields]
    yield *(field for field, _ in rows[0].settings), "fights", *heads
    for row, levels in zip(rows, found, strict=True):
        numbers = [number for key in keys for number in levels.get(key, ("", "", ""))]
        yield *(value for _, value in row.settings), row.report.fights, *numbers


def of_matrix(found: Matrix) -> Iterator[Line]:
    """Who met whom, and in what share of their fights the first of them won."""
    yield "row", "column", *Level._fields, "of"
    for row in found.rows:
        for column in found.columns:
            if (share := found.share(row, column)) is not None:
                yield row, column, *_level(share), share.of


def _level(one: Share | Spread) -> Level:
    middle = float(one.part if isinstance(one, Share) else one.mean)
    ends = one.interval or Interval(middle, middle)
    return Level(*(round(number, DIGITS) for number in (middle, *ends)))


def _levels(report: Report) -> dict[str, Level]:
    return {one.key: _level(one) for one in report.shares} | {one.key: _level(one) for one in report.spreads}
