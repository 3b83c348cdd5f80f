"""Dice notation (``2d6+3``, ``4d6kh3``, ``k20``, ``1к8``): reading, rolling, and exact distributions.

Grammar; white space may stand between the parts, not inside a number or a selection word::

    expression = [ sign ] term { sign term }
    term       = number | number times dice | dice [ times number ]
    dice       = [ number ] die sides [ selection ]
    sides      = number | "%"                                  "%" is 100
    selection  = "kh" number | "kl" number                     keep the highest, the lowest
               | "dl" number [ "dh" number ]                   drop the lowest, the highest
               | "dh" number [ "dl" number ]
    die        = "d" | "k" | "к" | "д"                         either case; they mean the same
    sign       = "+" | "-"                                     "−" and "–" are "-"
    times      = "*"                                           "×" and "·" are "*"
    number     = digit { digit }

Limits: 2000 characters; 50 terms; 1 to 1000 dice in a term; 2 to 10000 sides (a ``d1`` is no chance: write 1); numbers
to 1000000; a factor is at least 1; at least one die is kept. A bare ``k`` or ``d`` after dice (``4d6k3``) is
refused: some tables mean "keep" or "drop" by it, others one more die.

The canonical form has the letter ``d``, a count, ``kh`` or ``kl`` for one selection, the factor last, no blanks:

>>> print(parse("К20 − 10 × 4k6 dl1 + 2"))
1d20-4d6kh3*10+2
>>> parse("4d6k3")  # doctest: +ELLIPSIS
Traceback (most recent call last):
bojiste.errors.BadNotation: : '4d6k3' (notation-ambiguous-keep: ..., keep='4d6kh3', die='4d6+k3')

A roll asks for one die at a time (the number of its sides) and is sent the face:

>>> roll, faces = parse("4d6kh3").roll(), iter([6, 5, 1, 3])
>>> sides = next(roll)
>>> while True:
...     try:
...         sides = roll.send(next(faces))
...     except StopIteration as stop:
...         print(stop.value)
...         break
4d6kh3: 6, 5, (1), 3 = 14

A distribution is exact, in whole counts over a common total:

>>> odds = distribution(parse("2d6"))
>>> odds.outcomes, odds.weights, odds.total
((2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), 36)
>>> odds.at_least(10), odds.mean, average(parse("2d20kh1"))
(Fraction(1, 6), Fraction(7, 1), Fraction(553, 40))
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import accumulate
from math import comb
from operator import mul
from typing import Any, NamedTuple, NoReturn

from bojiste.errors import BadNotation

MOST_CHARACTERS = 2_000  # the longest canonical form of MOST_TERMS is shorter, so it can be read back
MOST_TERMS = 50
MOST_DICE = 1_000
LEAST_SIDES, MOST_SIDES = 2, 10_000
MOST_NUMBER = 1_000_000

# What one exact answer may cost, about a second: measured in bits moved. Writing a bit of a table down costs as much
# as moving 64, and adding one pair of outcomes as much as moving 4096.
_MOST_COST = 1 << 34
_PER_BIT = 64
_PER_PAIR = 4096

_MODEL = "2d6+3"


# ---------------------------------------------------------------------------------------------------- the tree


@dataclass(frozen=True, slots=True)
class Dice:
    """Some dice of one kind: ``count`` dice of ``sides`` sides, how many of each end are dropped, and a factor."""

    count: int
    sides: int
    drop_lowest: int = 0
    drop_highest: int = 0
    times: int = 1

    @property
    def kept(self) -> int:
        """How many dice count towards the sum, at least 1."""
        return self.count - self.drop_lowest - self.drop_highest

    @property
    def minimum(self) -> int:
        return self.kept * self.times

    @property
    def maximum(self) -> int:
        return self.kept * self.sides * self.times

    def keeps(self, faces: tuple[int, ...]) -> tuple[bool, ...]:
        """Which of the faces, in the order rolled, are kept; of equal faces the earlier counts as the higher."""
        falling = sorted(range(self.count), key=lambda index: (-faces[index], index))
        kept = frozenset(falling[self.drop_highest : self.count - self.drop_lowest])
        return tuple(index in kept for index in range(self.count))

    def written(self, die: str = "d") -> str:
        factor = f"*{self.times}" if self.times > 1 else ""
        return f"{self.count}{die}{self.sides}{self._selection()}{factor}"

    def _selection(self) -> str:
        if self.drop_lowest and self.drop_highest:
            return f"dl{self.drop_lowest}dh{self.drop_highest}"
        if self.drop_lowest:
            return f"kh{self.kept}"
        return f"kl{self.kept}" if self.drop_highest else ""


@dataclass(frozen=True, slots=True)
class Number:
    """A number that stands in the notation, 0 or more."""

    value: int

    @property
    def minimum(self) -> int:
        return self.value

    @property
    def maximum(self) -> int:
        return self.value

    def written(self, die: str = "d") -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Term:
    """Dice or a number, added (``sign`` 1) or taken away (``sign`` -1)."""

    sign: int
    part: Dice | Number

    @property
    def dice(self) -> tuple[int, ...]:
        """The sides of each die, in the order they are rolled; empty for a number."""
        return (self.part.sides,) * self.part.count if isinstance(self.part, Dice) else ()

    @property
    def minimum(self) -> int:
        return self.part.minimum if self.sign > 0 else -self.part.maximum

    @property
    def maximum(self) -> int:
        return self.part.maximum if self.sign > 0 else -self.part.minimum

    def roll(self) -> Generator[int, int, RolledTerm]:
        """Ask for each die of the term and tell what came of it."""
        faces: list[int] = []
        for sides in self.dice:
            faces.append((yield sides))
        return RolledTerm(self, tuple(faces))


@dataclass(frozen=True, slots=True)
class Expression:
    """Dice notation that has been read: its terms from left to right, at least one. Made by ``parse``."""

    terms: tuple[Term, ...]

    @property
    def dice(self) -> tuple[int, ...]:
        """The sides of each die, in the order they are rolled: ``(6, 6, 4)`` for ``2d6+1d4``."""
        return tuple(sides for term in self.terms for sides in term.dice)

    def roll(self) -> Generator[int, int, Rolled]:
        """Yield the sides of each die in reading order, be sent its face (1 to sides), return what was rolled."""
        rolled: list[RolledTerm] = []
        for term in self.terms:
            rolled.append((yield from term.roll()))
        return Rolled(self, tuple(rolled))

    def written(self, die: str = "d") -> str:
        """The canonical form with this letter for a die (Czech books write ``k``); any form of it reads back."""
        return _joined([(term.sign, term.part.written(die)) for term in self.terms], "")

    def __str__(self) -> str:
        return self.written()


def _joined(signed: list[tuple[int, str]], blank: str) -> str:
    """Signed texts as one sum; a plus is not written before the first."""
    first = ("-" if signed[0][0] < 0 else "") + signed[0][1]
    return first + "".join(f"{blank}{'+' if sign > 0 else '-'}{blank}{text}" for sign, text in signed[1:])


# ---------------------------------------------------------------------------------------------------- rolled


@dataclass(frozen=True, slots=True)
class RolledTerm:
    """A term with the face of each of its dice, in the order rolled; a number has none."""

    term: Term
    faces: tuple[int, ...]

    @property
    def kept(self) -> tuple[bool, ...]:
        """For each face whether it counts."""
        return self.term.part.keeps(self.faces) if isinstance(self.term.part, Dice) else ()

    @property
    def total(self) -> int:
        """What the term adds to the expression: the kept faces, times the factor, with the sign."""
        part = self.term.part
        if isinstance(part, Number):
            return self.term.sign * part.value
        return self.term.sign * part.times * sum(face for face, kept in zip(self.faces, self.kept, strict=True) if kept)

    @property
    def alone(self) -> bool:
        """Whether the faces need no brackets when nothing else is written: no sign, no factor."""
        return self.term.sign > 0 and (isinstance(self.term.part, Number) or self.term.part.times == 1)

    def written(self) -> str:
        """The faces in square brackets, dropped ones in round ones, and the factor; a number as it stands."""
        part = self.term.part
        if isinstance(part, Number):
            return part.written()
        return f"[{self}]" + (f"*{part.times}" if part.times > 1 else "")

    def __str__(self) -> str:
        """The faces only, dropped ones in brackets; a number as it stands."""
        if isinstance(self.term.part, Number):
            return self.term.part.written()
        return ", ".join(f"{face}" if kept else f"({face})" for face, kept in zip(self.faces, self.kept, strict=True))


@dataclass(frozen=True, slots=True)
class Rolled:
    """An expression with every face that was rolled for it."""

    expression: Expression
    terms: tuple[RolledTerm, ...]

    @property
    def faces(self) -> tuple[int, ...]:
        """Every face, in the order rolled."""
        return tuple(face for term in self.terms for face in term.faces)

    @property
    def total(self) -> int:
        return sum(term.total for term in self.terms)

    def written(self, die: str = "d") -> str:
        """``4d6kh3: 6, 5, (1), 3 = 14``, ``2d6+3: [4, 2] + 3 = 9``, ``2d4*10: [1, 3]*10 = 40``."""
        return f"{self.expression.written(die)}: {self._sum()} = {self.total}"

    def _sum(self) -> str:
        if len(self.terms) == 1 and self.terms[0].alone:
            return str(self.terms[0])
        return _joined([(rolled.term.sign, rolled.written()) for rolled in self.terms], " ")

    def __str__(self) -> str:
        return self.written()


# ---------------------------------------------------------------------------------------------------- reading


def parse(text: str) -> Expression:
    """Read dice notation; raises ``BadNotation`` with the place of the first mistake and what would be right there.

    ``data`` of the error: ``position`` counts from 0, ``place`` from 1; ``near`` is a text that mends the mistake;
    ``expected`` is one of ``term``, ``dice``, ``sides``, ``number``, ``sign`` (a sign or the end).
    """
    if not text.strip():
        raise BadNotation("notation-empty", value=text, position=0, place=1, expected="term", near=_MODEL)
    if len(text) > MOST_CHARACTERS:
        place: dict[str, Any] = {"position": MOST_CHARACTERS, "place": MOST_CHARACTERS + 1}
        raise BadNotation(
            "notation-too-long", value=f"{text[:40]}…", length=len(text), maximum=MOST_CHARACTERS, **place
        )
    return _Reader(text).expression()


class _Token(NamedTuple):
    kind: str  # number, select, die, sign, times, percent, other; end after the last
    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


# One character for one, so that a place in the plain text is the same place in what was written.
_PLAIN = str.maketrans("DKHLкКдД−–×·", "dkhlkkdd--**")
_TOKENS = re.compile(
    r"(?P<number>[0-9]+)|(?P<select>[kd][hl])|(?P<die>[kd])|(?P<sign>[+-])|(?P<times>\*)|(?P<percent>%)"
    r"|(?P<other>[^\W\d_]+|\S)"
)


class _Reader:
    """Reads one text from left to right, one method for each line of the grammar."""

    def __init__(self, text: str) -> None:
        self.text = text
        found = _TOKENS.finditer(text.translate(_PLAIN))
        self.tokens = [_Token(match.lastgroup or "", match.group(), match.start()) for match in found]
        self.tokens.append(_Token("end", "", len(text)))
        self.at = 0
        self.sound = 0  # up to here the text is notation by itself

    def expression(self) -> Expression:
        terms = [self.term()]
        while self.here.kind == "sign":
            if len(terms) == MOST_TERMS:
                self.refuse("notation-too-many-terms", self.here, maximum=MOST_TERMS)
            terms.append(self.term())
        if self.here.kind != "end":
            self.unexpected("sign")
        return Expression(tuple(terms))

    def term(self) -> Term:
        sign = self.take("sign")
        term = Term(-1 if sign and sign.text == "-" else 1, self.part())
        self.mark()
        return term

    def part(self) -> Dice | Number:
        number = self.take("number")
        if number and self.take("times"):
            factor = self.factor(number)
            return replace(self.dice(self.take("number")), times=factor)
        if self.here.kind == "die":
            dice = self.dice(number)
            return replace(dice, times=self.factor(self.need("number"))) if self.take("times") else dice
        if number is None:
            self.unexpected("term")
        return Number(self.within(number, 0, MOST_NUMBER, "notation-number"))

    def dice(self, number: _Token | None) -> Dice:
        if not self.take("die"):
            self.unexpected("dice")
        count = self.count(number) if number else 1
        sides = self.sides()
        self.mark()
        if self.here.kind == "die":
            self.bare_selection(count)
        lowest, highest = self.selection(count)
        return Dice(count, sides, lowest, highest)

    def count(self, number: _Token) -> int:
        reason = "notation-too-many-dice" if int(number.text) > MOST_DICE else "notation-no-dice"
        return self.within(number, 1, MOST_DICE, reason)

    def sides(self) -> int:
        if self.take("percent"):
            return 100
        return self.within(self.need("number", "sides"), LEAST_SIDES, MOST_SIDES, "notation-sides")

    def selection(self, count: int) -> tuple[int, int]:
        """How many of the lowest and of the highest are dropped."""
        word = self.take("select")
        if word is None:
            return 0, 0
        if word.text in ("kh", "kl"):
            dropped = count - self.within(self.need("number"), 1, count, "notation-keep")
            return (dropped, 0) if word.text == "kh" else (0, dropped)
        first = self.within(self.need("number"), 0, count - 1, "notation-drop")
        second = self.other_drop("dh" if word.text == "dl" else "dl", count - first)
        return (first, second) if word.text == "dl" else (second, first)

    def other_drop(self, word: str, count: int) -> int:
        if self.here.text != word:
            return 0
        self.at += 1
        return self.within(self.need("number"), 0, count - 1, "notation-drop")

    def factor(self, number: _Token) -> int:
        return self.within(number, 1, MOST_NUMBER, "notation-number")

    # Tokens.

    @property
    def here(self) -> _Token:
        return self.tokens[self.at]

    def take(self, kind: str) -> _Token | None:
        """The token here if it is of this kind, and go on."""
        token = self.here
        if token.kind != kind:
            return None
        self.at += 1
        return token

    def need(self, kind: str, expected: str = "") -> _Token:
        return self.take(kind) or self.unexpected(expected or kind)

    def mark(self) -> None:
        self.sound = self.tokens[self.at - 1].end

    # Refusals.

    def within(self, token: _Token, minimum: int, maximum: int, reason: str) -> int:
        """The number of this token, which is from ``minimum`` to ``maximum``."""
        number = int(token.text)
        if minimum <= number <= maximum:
            return number
        mended = min(max(number, minimum), maximum)
        near = f"{self.text[: token.start]}{mended}{self.text[token.end :]}"
        self.refuse(reason, token, number=number, minimum=minimum, maximum=maximum, near=near)

    def unexpected(self, expected: str, near: str = "") -> NoReturn:
        near = near or self.text[: self.sound].strip() or _MODEL
        if self.here.kind == "end":
            self.refuse("notation-unfinished", self.here, expected=expected, near=near)
        self.refuse("notation-unexpected", self.here, found=self.written(self.here), expected=expected, near=near)

    def bare_selection(self, count: int) -> NoReturn:
        """``k`` or ``d`` straight after dice: refused with every reading that would be notation."""
        letter, number = self.here, self.tokens[self.at + 1]
        most, verb = (count, "keep") if letter.text == "k" else (count - 1, "drop")
        before, after = self.text[: letter.start], self.text[letter.end :]
        selecting = f"{before}{'kh' if verb == 'keep' else 'dl'}{after}"
        another = f"{before}+{self.written(letter)}{after}"
        size = int(number.text) if number.kind == "number" else 0
        selects = 1 <= size <= most
        rolls = LEAST_SIDES <= size <= MOST_SIDES or number.kind == "percent"
        if selects and rolls:
            found = self.written(letter) + number.text
            self.refuse(f"notation-ambiguous-{verb}", letter, found=found, **{verb: selecting}, die=another)
        self.unexpected("sign", near=selecting if selects else another if rolls else "")

    def written(self, token: _Token) -> str:
        """The token as it stands in the text."""
        return self.text[token.start : token.end]

    def refuse(self, reason: str, token: _Token, **data: Any) -> NoReturn:
        raise BadNotation(reason, value=self.text, position=token.start, place=token.start + 1, **data)


# ---------------------------------------------------------------------------------------------------- distributions


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
    selected = [part for part in _dice_of(expression) if part.kept < part.count]
    _refuse_above(sum(map(_cost, selected)), expression)
    return sum((term.sign * _average(term.part) for term in expression.terms), Fraction(0))


def minimum(expression: Expression) -> int:
    """The least total there can be."""
    return sum(term.minimum for term in expression.terms)


def maximum(expression: Expression) -> int:
    """The greatest total there can be."""
    return sum(term.maximum for term in expression.terms)


def _dice_of(expression: Expression) -> list[Dice]:
    return [term.part for term in expression.terms if isinstance(term.part, Dice)]


def _average(part: Dice | Number) -> Fraction:
    if isinstance(part, Dice) and part.kept < part.count:
        return _of_dice(part).mean
    return Fraction(part.minimum + part.maximum, 2)


def _refuse_above(cost: int, expression: Expression) -> None:
    if cost > _MOST_COST:
        outcomes = maximum(expression) - minimum(expression) + 1
        raise BadNotation("notation-too-large", value=str(expression), outcomes=outcomes, dice=len(expression.dice))


def _cost(dice: Dice) -> int:
    moves = dice.sides * dice.count**2 // 2 if dice.kept < dice.count else 0
    return 8 * _width(dice) * _size(dice) * (_PER_BIT + moves)


def _pairs(parts: list[Dice]) -> int:
    """How many pairs of outcomes meet, at most, while the parts are added one after the other."""
    pairs, outcomes, span = 0, 1, 1
    for dice in parts:
        pairs += outcomes * _size(dice)
        span += dice.maximum - dice.minimum
        outcomes = min(outcomes * _size(dice), span)
    return pairs


def _size(dice: Dice) -> int:
    """How many outcomes."""
    return dice.kept * (dice.sides - 1) + 1


def _width(dice: Dice) -> int:
    """Bytes with room for the number of ways to any outcome, also while some dice are still to be laid out."""
    most: int = (dice.sides + 1) ** dice.count
    return most.bit_length() // 8 + 1


def _of_dice(dice: Dice, sign: int = 1) -> Distribution:
    ways = _ways_of_all(dice.count, dice.sides) if dice.kept == dice.count else _ways_of_kept(dice)
    return Distribution.of(dict(enumerate(ways, start=dice.kept))).scaled(sign * dice.times)


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


def _ways_of_kept(dice: Dice) -> list[int]:
    """How many ways the sum of the kept dice may come to each value, faces counted from 0.

    The counts are packed into one large integer, that of sum s at bit s * width, so that one addition adds all
    counts, and a shift by f * width adds f to every sum.

    The dice are laid out from the highest face down. ``ways[n]`` counts how the first n places may be filled with the
    faces so far, by the sum of those among them that are kept; each next face takes none, some or all of the rest.
    """
    width = 8 * _width(dice)
    first, stop = dice.drop_highest, dice.count - dice.drop_lowest
    kept_upto = [min(max(place, first), stop) - first for place in range(dice.count + 1)]

    def fill(end: int, ways: list[int], face: int) -> int:
        """The first ``end`` places filled, those from any ``start`` on with this face."""
        return sum(
            ways[start] * comb(dice.count - start, end - start) << width * face * (kept_upto[end] - kept_upto[start])
            for start in range(end + 1)
        )

    ways = [1] + [0] * dice.count
    for face in reversed(range(dice.sides)):
        ways = [fill(end, ways, face) for end in range(dice.count + 1)]
    return _unpacked(ways[dice.count], width // 8, _size(dice))


def _unpacked(packed: int, width: int, size: int) -> list[int]:
    counts = packed.to_bytes(size * width, "little")
    return [int.from_bytes(counts[at : at + width], "little") for at in range(0, size * width, width)]
