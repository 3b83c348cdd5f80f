"""Reading dice notation, and saying what is wrong with what is none."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, NamedTuple, NoReturn

from bojiste.core.notation.tree import Dice, Expression, Number, Term
from bojiste.errors import BadNotation

MOST_CHARACTERS = 2_000  # the longest canonical form of MOST_TERMS is shorter, so it can be read back
MOST_TERMS = 50
MOST_DICE = 1_000
LEAST_SIDES, MOST_SIDES = 2, 10_000
MOST_NUMBER = 1_000_000

_MODEL = "2d6+3"


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
    kind: str  # number, twice, select, die, sign, times, percent, other; end after the last
    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


# One character for one, so that a place in the plain text is the same place in what was written.
_PLAIN = str.maketrans("DKHLкКдД−–×·", "dkhlkkdd--**")
_TOKENS = re.compile(
    r"(?P<number>[0-9]+)|(?P<twice>adv|dis)|(?P<select>[kd][hl])|(?P<die>[kd])|(?P<sign>[+-])|(?P<times>\*)|(?P<percent>%)"
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
        if count == 1 and (twice := self.take("twice")):
            return Dice(2, sides, 1, 0) if twice.text == "adv" else Dice(2, sides, 0, 1)
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
