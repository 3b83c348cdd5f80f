"""How sure a number of a forecast is: 95 % intervals from whole counts. Floats appear here and go only to the eye."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""Of a normal distribution, 95 % lies within so many standard deviations."""

Histogram = Mapping[int, int]
"""Value -> in how many fights; every count is at least 1."""


class Interval(NamedTuple):
    """What the true number lies between, in 95 of 100 forecasts."""

    low: float
    high: float


def wilson(hits: int, of: int) -> Interval:
    """Wilson's score interval of a proportion: ``hits`` of ``of`` (0 to ``of``); of nothing, everything is possible.

    It stays within 0..1 and is honest about 0 of n, where the textbook's interval has no width.
    """
    if not 0 <= hits <= of:
        raise ValueError(f"{hits} of {of} is no proportion")
    if of == 0:
        return Interval(0.0, 1.0)
    square = Z * Z
    middle = hits + square / 2
    reach = Z * sqrt(hits * (of - hits) / of + square / 4)
    low = 0.0 if hits == 0 else (middle - reach) / (of + square)
    high = 1.0 if hits == of else (middle + reach) / (of + square)
    return Interval(low, high)


def mean(histogram: Histogram) -> Fraction:
    """The exact average; the histogram must not be empty."""
    return Fraction(sum(value * times for value, times in histogram.items()), sum(histogram.values()))


def standard_error(histogram: Histogram) -> float | None:
    """The standard error of the average; ``None`` for fewer than two fights, which tell nothing of it."""
    of = sum(histogram.values())
    if of < 2:
        return None
    total = sum(value * times for value, times in histogram.items())
    squares = sum(value * value * times for value, times in histogram.items())
    return sqrt(Fraction(of * squares - total * total, of * of * (of - 1)))


def mean_interval(histogram: Histogram) -> Interval | None:
    """The average give or take its standard error, so widened that it holds in 95 of 100 forecasts."""
    error = standard_error(histogram)
    if error is None:
        return None
    middle = float(mean(histogram))
    return Interval(middle - Z * error, middle + Z * error)


def quantile(histogram: Histogram, part: Fraction) -> int:
    """The lowest value that at least this part (0..1) of the fights does not exceed."""
    wanted = part * sum(histogram.values())
    below = 0
    for value in sorted(histogram):
        below += histogram[value]
        if below >= wanted:
            return value
    raise ValueError("an empty histogram has no quantiles" if not histogram else f"{part} is no part")


def paired(gained: int, lost: int, of: int) -> Interval:
    """The difference of two proportions that were counted in the same fights: ``gained`` of ``of`` only by the second,
    ``lost`` only by the first. Agresti and Min's adjusted interval, within -1..1."""
    if not 0 <= gained + lost <= of:
        raise ValueError(f"{gained} and {lost} of {of} are no parts")
    total, more, less = of + 2, gained + 0.5, lost + 0.5
    middle = (more - less) / total
    reach = Z * sqrt(more + less - (more - less) ** 2 / total) / total
    return Interval(max(-1.0, middle - reach), min(1.0, middle + reach))


def difference(hits: int, of: int, others: int, of_others: int) -> Interval:
    """By how much one proportion is greater than another that was counted in other fights (Newcombe's interval)."""
    first, second = hits / of, others / of_others
    (low, high), (other_low, other_high) = wilson(hits, of), wilson(others, of_others)
    middle = first - second
    below = sqrt((first - low) ** 2 + (other_high - second) ** 2)
    above = sqrt((high - first) ** 2 + (second - other_low) ** 2)
    return Interval(middle - below, middle + above)


def moved(total: int, squares: int, of: int) -> Interval | None:
    """The average difference of two numbers that were counted in the same fights, from its sum and that of its
    squares; ``None`` for fewer than two fights."""
    if of < 2:
        return None
    middle = total / of
    reach = Z * sqrt(Fraction(of * squares - total * total, of * of * (of - 1)))
    return Interval(middle - reach, middle + reach)
