"""Questions about dice whose odds can be told exactly, and courses of dice alone that answer them.

A course of play asks for one die and is sent its face; a chance asks for a die *as a rule sees it* and is sent, in
turn, everything that the rule makes of the faces. What follows a chance may be another one (``Then``): ways that lead
to the same place go on as one, so that a long course of few places stays short.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from typing import Any, NamedTuple

from bojiste.core.measure import Measure
from bojiste.core.notation import Expression
from bojiste.core.rule import Cited


class Face(NamedTuple):
    """One die, seen through a rule: what it makes of each face 1..``sides`` (a hashable value)."""

    sides: int
    see: Callable[[int], Hashable] = int


class Then(NamedTuple):
    """Another chance: its course, and the place where it begins. Equal ones are one.

    Returned, it goes on from there; yielded, its results are what is asked for.
    """

    course: Callable[..., Chance]
    place: tuple[Any, ...]

    def begin(self) -> Chance:
        return self.course(*self.place)


Chance = Generator[Face | Expression | Then, Any, Any]
"""Asks for a die, for the sum of some, or for what another chance comes to, and returns what came of it: a ``Measure``,
or what is still to come."""


class Fact(NamedTuple):
    """What must be known for an answer: a number ``low``..``high``, one of some ``words``, or else dice.

    ``usual`` is what stands where nobody says; ``None``: it must be said.
    """

    name: str
    usual: int | str | None = None
    low: int = -100
    high: int = 1000
    words: tuple[str, ...] = ()
    dice: bool = False


class Question(NamedTuple):
    """What may be asked: the rule that decides it, the facts, and the course, which is called with them by name."""

    rule: Cited
    facts: tuple[Fact, ...]
    course: Callable[..., Chance]


class Chain(NamedTuple):
    """A whole scene as a chance: where it begins, and what is measured of its end after so many steps."""

    start: Then
    measure: Callable[[Any, int], Measure]
