"""Exact distributions of dice: in whole counts over a common total, refused where they would cost too much."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import comb
from operator import mul
from typing import NamedTuple

from bojiste.core.notation.pool import Pool
from bojiste.core.notation.tree import Dice, Expression, Number
from bojiste.errors import BadNotation

# What one exact answer may cost, about a second: measured in bits moved. Writing a bit of a table down costs as much
# as moving 64, and adding one pair of outcomes as much as moving 4096.
_MOST_COST = 1 << 34
_PER_BIT = 64
_PER_PAIR = 4096
_MULTIPLYING = 0.6
"""Large integers are multiplied in about this power more than linear time."""


class Comparison(NamedTuple):
    """How two independent results stand to each other; the three add up to 1."""

    less: Fraction
    equal: Fraction
    more: Fraction


@dataclass(frozen=True, slots=True)
class Distribution:
    """Every outcome, rising, with its weight: a whole number of cases out of ``total``. Made by ``of``."""

    outcomes: tuple[int, ...]
    weights: tuple[int, ...]
    total: int

    @classmethod
    def of(cls, weights: Mapping[int, int]) -> Distribution:
        """From the weight of each outcome; outcomes of weight 0 are left out.

        >>> Distribution.of({1: 2, 0: 1, 7: 0})
        Distribution(outcomes=(0, 1), weights=(1, 2), total=3)
        """
        if min(weights.values(), default=0) < 0 or not any(weights.values()):
            raise ValueError("weights are counts: none below 0, and not all 0")
        possible = sorted(outcome for outcome, weight in weights.items() if weight)
        counts = tuple(weights[outcome] for outcome in possible)
        return cls(tuple(possible), counts, sum(counts))

    @property
    def minimum(self) -> int:
        return self.outcomes[0]

    @property
    def maximum(self) -> int:
        return self.outcomes[-1]

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(map(mul, self.outcomes, self.weights)), self.total)

    @property
    def variance(self) -> Fraction:
        squares = sum(weight * outcome**2 for outcome, weight in zip(self.outcomes, self.weights, strict=True))
        return Fraction(squares, self.total) - self.mean**2

    def probability(self, outcome: int) -> Fraction:
        """Of exactly this outcome; 0 for one that cannot be."""
        return self._share(bisect_left(self.outcomes, outcome), bisect_right(self.outcomes, outcome))

    def at_least(self, outcome: int) -> Fraction:
        return self._share(bisect_left(self.outcomes, outcome), len(self.outcomes))

    def at_most(self, outcome: int) -> Fraction:
        return self._share(0, bisect_right(self.outcomes, outcome))

    def _share(self, start: int, stop: int) -> Fraction:
        return Fraction(sum(self.weights[start:stop]), self.total)

    def scaled(self, factor: int) -> Distribution:
        """Of the outcome times a whole number other than 0; -1 turns it round.

        >>> distribution(parse("d4")).scaled(-1).outcomes
        (-4, -3, -2, -1)
        """
        if factor == 0:
            raise ValueError("scaled by 0 nothing is left to chance")
        step = 1 if factor > 0 else -1
        outcomes = tuple(outcome * factor for outcome in self.outcomes[::step])
        return Distribution(outcomes, self.weights[::step], self.total)

    def __add__(self, other: Distribution | int) -> Distribution:
        """Of the sum of two independent results, or of a result and a number."""
        if isinstance(other, int):
            return Distribution(tuple(outcome + other for outcome in self.outcomes), self.weights, self.total)
        sums: Counter[int] = Counter()
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            for second, times in zip(other.outcomes, other.weights, strict=True):
                sums[outcome + second] += weight * times
        return Distribution.of(sums)

    def compare(self, other: Distribution) -> Comparison:
        """Chances that this result is less than, equal to, more than another, independent one.

        >>> distribution(parse("d6")).compare(distribution(parse("d4")))
        Comparison(less=Fraction(1, 4), equal=Fraction(1, 6), more=Fraction(7, 12))
        """
        upto = [0, *accumulate(other.weights)]
        less = equal = 0
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            below = upto[bisect_left(other.outcomes, outcome)]
            not_above = upto[bisect_right(other.outcomes, outcome)]
            less += weight * (other.total - not_above)
            equal += weight * (not_above - below)
        cases = self.total * other.total
        return Comparison(Fraction(less, cases), Fraction(equal, cases), Fraction(cases - less - equal, cases))


def distribution(expression: Expression) -> Distribution:
    """The exact distribution of the total; raises ``BadNotation`` (``notation-too-large``) for what would take long."""
    dice = _dice_of(expression)
    _refuse_above(sum(map(_cost, dice)) + _PER_PAIR * _pairs(dice), expression)
    whole = Distribution((0,), (1,), 1)
    for term in expression.terms:
        whole += term.sign * term.part.value if isinstance(term.part, Number) else _of_dice(term.part, term.sign)
    return whole


def average(expression: Expression) -> Fraction:
    """The exact mean of the total; dice without selection may be as many as the notation allows."""
    selected = [part for part in _dice_of(expression) if _uneven(part)]
    _refuse_above(sum(map(_cost, selected)), expression)
    return sum((term.sign * _average(term.part) for term in expression.terms), Fraction(0))


def minimum(expression: Expression) -> int:
    """The least total there can be."""
    return sum(term.minimum for term in expression.terms)


def maximum(expression: Expression) -> int:
    """The greatest total there can be."""
    return sum(term.maximum for term in expression.terms)


def _dice_of(expression: Expression) -> list[Dice | Pool]:
    return [term.part for term in expression.terms if not isinstance(term.part, Number)]


def _uneven(part: Dice | Pool | Number) -> bool:
    """Whether the mean is not the middle between the least and the greatest."""
    return isinstance(part, Pool) or (isinstance(part, Dice) and part.kept < part.count)


def _average(part: Dice | Pool | Number) -> Fraction:
    if not isinstance(part, Number) and _uneven(part):
        return _of_dice(part).mean
    return Fraction(part.minimum + part.maximum, 2)


def _refuse_above(cost: int, expression: Expression) -> None:
    if cost > _MOST_COST:
        outcomes = maximum(expression) - minimum(expression) + 1
        raise BadNotation("notation-too-large", value=str(expression), outcomes=outcomes, dice=len(expression.dice))


def _cost(dice: Dice | Pool) -> int:
    bits = 8 * _width(dice) * _size(dice)
    if dice.kept < dice.count:
        return bits * (_PER_BIT + len(_faces(dice)) * dice.count**2 // 2)
    return bits * (_PER_BIT + (int(bits**_MULTIPLYING) if isinstance(dice, Pool) else 0))


def _pairs(parts: list[Dice | Pool]) -> int:
    """How many pairs of outcomes meet, at most, while the parts are added one after the other."""
    pairs, outcomes, span = 0, 1, 1
    for dice in parts:
        pairs += outcomes * _size(dice)
        span += dice.maximum - dice.minimum
        outcomes = min(outcomes * _size(dice), span)
    return pairs


def _size(dice: Dice | Pool) -> int:
    """How many outcomes."""
    return (dice.maximum - dice.minimum) // dice.times + 1


def _cases(dice: Dice | Pool) -> int:
    """How many ways one die may go."""
    return sum(dice.values.values()) if isinstance(dice, Pool) else dice.sides


def _width(dice: Dice | Pool) -> int:
    """Bytes with room for the number of ways to any outcome, also while some dice are still to be laid out."""
    most: int = (_cases(dice) + 1) ** dice.count
    return most.bit_length() // 8 + 1


def _of_dice(dice: Dice | Pool, sign: int = 1) -> Distribution:
    if dice.kept < dice.count:
        ways = _ways_of_kept(dice)
    else:
        ways = _ways_of_all(dice.count, dice.sides) if isinstance(dice, Dice) else _ways_of_pool(dice)
    least = dice.minimum // dice.times
    return Distribution.of(dict(enumerate(ways, start=least))).scaled(sign * dice.times)


def _faces(dice: Dice | Pool) -> list[tuple[int, int]]:
    """What a die may add to the sum, counted from 0, and in how many ways, from the highest face down."""
    if isinstance(dice, Dice):
        return [(face, 1) for face in reversed(range(dice.sides))]
    least = min(map(dice.worth, dice.values))
    return [(dice.worth(value) - least, ways) for value, ways in dice.values.items()]


def _ways_of_all(count: int, sides: int) -> list[int]:
    """How many ways the sum of all dice may come to each value, faces counted from 0.

    These are the coefficients a[k] of Q = ((1 - x^s) / (1 - x))^n. The logarithmic derivative of Q, cleared of
    fractions, is (1 - x)(1 - x^s) Q' = n ((1 - x^s) - s x^(s-1) (1 - x)) Q; the coefficient of x^(k-1) on both
    sides gives a[k] from three earlier ones, so the work is that of writing the table down.
    """
    ways = [0] * sides + [1]  # a[k] stands at k + sides, so that a[k - sides - 1] can be asked for
    for k in range(1, count * (sides - 1) + 1):
        near = (k - 1 + count) * ways[-1]
        far = (k - sides - count * sides) * ways[k] + (count * (sides - 1) - k + sides + 1) * ways[k - 1]
        ways.append((near + far) // k)
    return ways[sides:]


def _ways_of_pool(dice: Pool) -> list[int]:
    """The same for dice that are not plain: their counts, packed into one large integer, are raised to a power."""
    width = _width(dice)
    packed = sum(ways << 8 * width * worth for worth, ways in _faces(dice))
    return _unpacked(packed**dice.count, width, _size(dice))


def _ways_of_kept(dice: Dice | Pool) -> list[int]:
    """How many ways the sum of the kept dice may come to each value, faces counted from 0.

    The counts are packed into one large integer, that of sum s at bit s * width, so that one addition adds all
    counts, and a shift by f * width adds f to every sum.

    The dice are laid out from the highest face down. ``ways[n]`` counts how the first n places may be filled with the
    faces so far, by the sum of those among them that are kept; each next face takes none, some or all of the rest.
    """
    width = 8 * _width(dice)
    first, stop = dice.drop_highest, dice.count - dice.drop_lowest
    kept_upto = [min(max(place, first), stop) - first for place in range(dice.count + 1)]

    def fill(end: int, ways: list[int], worth: int, times: int) -> int:
        """The first ``end`` places filled, those from any ``start`` on with this face, each in so many ways."""
        return sum(
            ways[start] * (comb(dice.count - start, end - start) * times ** (end - start))
            << width * worth * (kept_upto[end] - kept_upto[start])
            for start in range(end + 1)
        )

    ways = [1] + [0] * dice.count
    for worth, times in _faces(dice):
        ways = [fill(end, ways, worth, times) for end in range(dice.count + 1)]
    return _unpacked(ways[dice.count], width // 8, _size(dice))


def _unpacked(packed: int, width: int, size: int) -> list[int]:
    counts = packed.to_bytes(size * width, "little")
    return [int.from_bytes(counts[at : at + width], "little") for at in range(0, size * width, width)]
