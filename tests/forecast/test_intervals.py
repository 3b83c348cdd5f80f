"""Intervals against published numbers and against the definition."""

from __future__ import annotations

from fractions import Fraction
from math import isclose, sqrt
from statistics import NormalDist, mean, stdev

import pytest

from bojiste.forecast import intervals
from bojiste.forecast.intervals import Z, wilson


@pytest.mark.parametrize(
    "hits, of, low, high",
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(hits: int, of: int, low: float, high: float) -> None:
    assert tuple(round(end, 4) for end in wilson(hits, of)) == (low, high)


def test_wilson_is_where_the_score_test_turns() -> None:
    for hits, of in ((1, 3), (7, 10), (1234, 2000)):
        for end in wilson(hits, of):
            assert isclose(abs(hits - of * end), Z * sqrt(of * end * (1 - end)), rel_tol=1e-9)


def test_wilson_at_the_ends() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 5).low == 0.0 and wilson(5, 5).high == 1.0
    assert isclose(wilson(0, 5).high, 1 - wilson(5, 5).low)
    for hits, of in ((6, 5), (-1, 5)):
        with pytest.raises(ValueError, match="no proportion"):
            wilson(hits, of)


def test_z_is_the_normal_point() -> None:
    assert isclose(NormalDist().inv_cdf(0.975), Z, rel_tol=1e-12)


def test_mean_and_error_as_the_textbook_has_them() -> None:
    values = [3, 3, 4, 8, -2]
    histogram = {3: 2, 4: 1, 8: 1, -2: 1}
    assert intervals.mean(histogram) == Fraction(16, 5) == mean(map(Fraction, values))
    error = intervals.standard_error(histogram)
    assert error is not None and isclose(error, stdev(values) / sqrt(5))
    interval = intervals.mean_interval(histogram)
    assert interval is not None and isclose(interval.high - interval.low, 2 * Z * error)
    assert isclose(interval.low + interval.high, 2 * 3.2)


def test_one_fight_tells_nothing_of_its_error() -> None:
    assert intervals.mean({7: 1}) == 7
    assert intervals.standard_error({7: 1}) is None and intervals.mean_interval({7: 1}) is None
    assert intervals.standard_error({7: 2}) == 0.0


@pytest.mark.parametrize(
    "part, value", [("0", 1), ("1/10", 1), ("11/100", 2), ("1/2", 2), ("3/5", 2), ("7/10", 9), ("1", 9)]
)
def test_quantiles(part: str, value: int) -> None:
    assert intervals.quantile({9: 4, 1: 1, 2: 5}, Fraction(part)) == value


def test_quantiles_refuse_nonsense() -> None:
    with pytest.raises(ValueError, match="empty"):
        intervals.quantile({}, Fraction(1, 2))
    with pytest.raises(ValueError, match="no part"):
        intervals.quantile({1: 1}, Fraction(3, 2))
