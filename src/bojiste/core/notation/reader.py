"""Reading dice notation, and saying what is wrong with what is none."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, NamedTuple, NoReturn

from bojiste.core.notation.pool import AGAIN, AT_LEAST, EXPLODES, FUDGE, Pool
from bojiste.core.notation.tree import Dice, Expression, Number, Term
from bojiste.errors import BadNotation

MOST_CHARACTERS = 2_000  # the longest canonical form of MOST_TERMS is shorter, so it can be read back
MOST_TERMS = 50
MOST_DICE = 1_000
LEAST_SIDES, MOST_SIDES = 2, 10_000
MOST_NUMBER = 1_000_000
MOST_DEEP = 10

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
_PLAIN = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZкКдД−–×·", "abcdefghijklmnopqrstuvwxyzkkdd--**")
_TOKENS = re.compile(
    r"(?P<number>[0-9]+)|(?P<twice>adv|dis)|(?P<twist>!|ro|min?)|(?P<select>[kd][hl])|(?P<die>[kd])|(?P<sign>[+-])"
    r"|(?P<times>\*)|(?P<percent>%)|(?P<fudge>f(?![a-ce-jl-z]))|(?P<than>[<>]=?|[=≤≥])|(?P<open>\()|(?P<close>\))"
    r"|(?P<other>[^\W\d_]+|\S)"
)
_ONE_DIE = re.compile(r"1?[dkдк][0-9]+", re.IGNORECASE)
_ELSEWHERE = {"r": "ro", "rr": "ro", "e": "!", "x": "!", "cs": ""}
"""How other programs write what follows the sides, and how it is written here."""


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
        terms = self.terms(0)
        if self.here.kind != "end":
            self.unexpected("sign")
        return Expression(tuple(terms))

    def terms(self, deep: int) -> list[Term]:
        """A sum, in so many brackets."""
        terms = self.signed(deep)
        while self.here.kind == "sign":
            at = self.here
            terms += self.signed(deep)
            if len(terms) > MOST_TERMS:
                self.refuse("notation-too-many-terms", at, maximum=MOST_TERMS)
        return terms

    def signed(self, deep: int) -> list[Term]:
        sign = self.take("sign")
        terms = self.some(deep)
        if not deep:
            self.mark()
        return [replace(term, sign=-term.sign) for term in terms] if sign and sign.text == "-" else terms

    def some(self, deep: int) -> list[Term]:
        """Dice, a number, or a sum in brackets, with a factor before it or behind."""
        number = self.take("number")
        if number and self.take("times"):
            return self.multiplied(self.dice_or_bracket(self.take("number"), deep), number)
        if number and self.here.kind != "die":
            return [Term(1, Number(self.within(number, 0, MOST_NUMBER, "notation-number")))]
        if self.here.kind not in ("die", "open"):
            self.unexpected("term")
        several = self.dice_or_bracket(number, deep)
        return self.multiplied(several, self.need("number")) if self.take("times") else several

    def dice_or_bracket(self, number: _Token | None, deep: int) -> list[Term]:
        bare = number is None and self.here.kind == "open"
        return self.bracket(deep) if bare else [Term(1, self.dice(number, deep))]

    def bracket(self, deep: int) -> list[Term]:
        if deep == MOST_DEEP:
            self.unexpected("dice")
        self.need("open")
        terms = self.terms(deep + 1)
        self.need("close", "close")
        return terms

    def multiplied(self, terms: list[Term], number: _Token) -> list[Term]:
        factor = self.within(number, 1, MOST_NUMBER, "notation-number")
        found = [replace(term, part=term.part.multiplied(factor)) for term in terms]
        if any(_large(term.part) for term in found):
            self.refuse("notation-number", number, number=factor, minimum=1, maximum=1, near=_MODEL)
        return found

    def dice(self, number: _Token | None, deep: int) -> Dice | Pool:
        if not self.take("die"):
            self.unexpected("dice")
        count = self.count(number) if number else 1
        fudge = self.take("fudge")
        sides = 3 if fudge else self.sides()
        if not deep:
            self.mark()
        if self.here.kind == "die":
            self.bare_selection(count)
        if count == 1 and not fudge and (twice := self.take("twice")):
            return Dice(2, sides, 1, 0) if twice.text == "adv" else Dice(2, sides, 0, 1)
        twist, limit = (FUDGE, 0) if fudge else self.twist(sides)
        dropped = self.selection(count)
        wanted = None if twist in (FUDGE, EXPLODES) else self.wanted(sides)
        if not twist and wanted is None:
            return Dice(count, sides, *dropped)
        return Pool(count, sides, twist, limit, *dropped, wanted)

    def twist(self, sides: int) -> tuple[str, int]:
        """What the dice do besides falling, and the face it is about."""
        self.as_elsewhere()
        token = self.take("twist")
        if token is None:
            return "", 0
        if token.text == EXPLODES:
            return EXPLODES, 0
        if token.text != AGAIN:
            return AT_LEAST, self.within(self.need("number"), 2, sides, "notation-number")
        than = self.take("than")
        face = self.need("number")
        if than is not None and than.text not in ("<", "<=", "≤") and face.text != "1":
            self.at -= 2
            self.unexpected("number", f"{self.text[: than.start]}<={self.text[than.end :]}")
        short = than is not None and than.text == "<"
        return AGAIN, self.within(face, 1 + short, sides - 1 + short, "notation-number") - short

    def as_elsewhere(self) -> None:
        """Refuse what other programs write here, with what it is called here."""
        token = self.here
        if token.text in _ELSEWHERE:
            follows = self.tokens[self.at + 1]
            end = follows.end if _ELSEWHERE[token.text] == EXPLODES and follows.kind == "number" else token.end
            self.unexpected("sign", f"{self.text[: token.start]}{_ELSEWHERE[token.text]}{self.text[end:]}")

    def wanted(self, sides: int) -> tuple[int, int] | None:
        """The least and the greatest face that is a success."""
        self.as_elsewhere()
        than = self.take("than")
        if than is None:
            return None
        strict = than.text in ("<", ">")
        least, most = (1 + strict * (than.text == "<"), sides - strict * (than.text == ">"))
        face = self.within(self.need("number"), least, most, "notation-number")
        if than.text == "=":
            return face, face
        return (face + strict, sides) if than.text[0] in ">≥" else (1, face - strict)

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
        if twice := self.twice_in_words(expected):
            expected, near = "twice", near or twice
        near = near or self.text[: self.sound].strip() or _MODEL
        if self.here.kind == "end":
            self.refuse("notation-unfinished", self.here, expected=expected, near=near)
        self.refuse("notation-unexpected", self.here, found=self.written(self.here), expected=expected, near=near)

    def twice_in_words(self, expected: str) -> str:
        """``k20 adv`` where a word stands after a single die: advantage, as people call it in their language."""
        die = self.text[: self.sound].strip()
        word = self.written(self.here).isalpha() and expected == "sign"
        return f"{die} adv" if word and _ONE_DIE.fullmatch(die) else ""

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


def _large(part: Dice | Pool | Number) -> bool:
    """Whether a factor has made a number too large to be written."""
    return (part.value if isinstance(part, Number) else part.times) > MOST_NUMBER
