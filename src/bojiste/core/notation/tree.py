"""What dice notation means: terms of dice and numbers, how they are written, and what came of rolling them."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Self

from bojiste.core.notation.pool import Pool, selection


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

    def roll(self) -> Generator[int, int, tuple[int, ...]]:
        """Ask for each die in turn."""
        faces: list[int] = []
        for _ in range(self.count):
            faces.append((yield self.sides))
        return tuple(faces)

    def total(self, faces: tuple[int, ...]) -> int:
        return self.times * sum(face for face, kept in zip(faces, self.keeps(faces), strict=True) if kept)

    def told(self, faces: tuple[int, ...]) -> str:
        """The faces, dropped ones in brackets."""
        kept = self.keeps(faces)
        return ", ".join(f"{face}" if kept else f"({face})" for face, kept in zip(faces, kept, strict=True))

    def written(self, die: str = "d") -> str:
        factor = f"*{self.times}" if self.times > 1 else ""
        kept = selection(self.drop_lowest, self.drop_highest, self.kept)
        return f"{self.count}{die}{self.sides}{kept}{factor}"

    def multiplied(self, factor: int) -> Self:
        return replace(self, times=self.times * factor)


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

    def multiplied(self, factor: int) -> Self:
        return replace(self, value=self.value * factor)


@dataclass(frozen=True, slots=True)
class Term:
    """Dice or a number, added (``sign`` 1) or taken away (``sign`` -1)."""

    sign: int
    part: Dice | Pool | Number

    @property
    def dice(self) -> tuple[int, ...]:
        """The sides of each die, in the order they are rolled; empty for a number. Some may be thrown again."""
        return () if isinstance(self.part, Number) else (self.part.sides,) * self.part.count

    @property
    def minimum(self) -> int:
        return self.part.minimum if self.sign > 0 else -self.part.maximum

    @property
    def maximum(self) -> int:
        return self.part.maximum if self.sign > 0 else -self.part.minimum

    def roll(self) -> Generator[int, int, RolledTerm]:
        """Ask for each die of the term and tell what came of it."""
        faces = () if isinstance(self.part, Number) else (yield from self.part.roll())
        return RolledTerm(self, faces)


@dataclass(frozen=True, slots=True)
class Expression:
    """Dice notation that has been read: its terms from left to right, at least one. Made by ``parse``."""

    terms: tuple[Term, ...]

    @property
    def dice(self) -> tuple[int, ...]:
        """The sides of each die, in the order they are rolled: ``(6, 6, 4)`` for ``2d6+1d4``; throws of a die that
        falls again are not among them."""
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


@dataclass(frozen=True, slots=True)
class RolledTerm:
    """A term with every face its dice showed, in the order rolled; a number has none."""

    term: Term
    faces: tuple[int, ...]

    @property
    def kept(self) -> tuple[bool, ...]:
        """For each face whether it counts."""
        return () if isinstance(self.term.part, Number) else self.term.part.keeps(self.faces)

    @property
    def total(self) -> int:
        """What the term adds to the expression: the kept faces, times the factor, with the sign."""
        part = self.term.part
        return self.term.sign * (part.value if isinstance(part, Number) else part.total(self.faces))

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
        """The faces only, with what became of each; a number as it stands."""
        part = self.term.part
        return part.written() if isinstance(part, Number) else part.told(self.faces)


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
