"""What a course of play yields that is written once, for people and for the compiled loop (``kernel.translated``).

Such a course is a generator over a desk: columns of whole numbers (``f.wounds[at]``), where fighters are places and -1
is nobody. An assignment to a column is the change; an event carries those since the last one. What stands behind a
star, or by name in a step, is told and not reckoned: it may be any Python, and the compiled loop leaves it out.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, NamedTuple, TypeVar

from bojiste.core.rule import Cited

Course = Generator[Any, Any, Any]
"""A course of steps; what it is sent and returns are whole numbers."""
C = TypeVar("C", bound=Callable[..., Course])
READABLE = "readable"
"""What marks a course that is played readably alone."""


class Roll(NamedTuple):
    """One die of so many sides, of somebody: ``face = yield Roll(20, at, rule=rules.attack.roll)``."""

    sides: int
    at: int
    rule: Cited | None = None
    of: int = 1


class Page(NamedTuple):
    """A new page of the tape."""

    section: int
    turn: int


class Told:
    """An event: kind and rule as one number, actor, target, the sum of dice and summands, and facts by their names."""

    __slots__ = ("at", "facts", "target", "total", "what")

    def __init__(self, what: int, at: int, target: int, total: int, /, **facts: Any) -> None:
        self.what, self.at, self.target, self.total = what, at, target, total
        self.facts: Mapping[str, Any] = facts


class Ask:
    """A question of somebody, and what its tactic answers: ``deed, whom = yield Ask(ACT, at, decided(f, at))``.

    The answer is of the same form as what is usual, a number or several."""

    __slots__ = ("at", "facts", "topic", "usual")

    def __init__(self, topic: int, at: int, usual: Any, /, **facts: Any) -> None:
        self.topic, self.at, self.usual = topic, at, usual
        self.facts: Mapping[str, Any] = facts


def readable(course: C) -> C:
    """A course of what comes about seldom, and no loop can: it may be any Python. A fight of the compiled loop that
    comes to it counts for nothing there, and is played anew by the readable engine; so it returns nothing."""
    setattr(course, READABLE, True)
    return course


def part(f: Any, value: int, *, name: str) -> int:
    """A summand: the next event shows it under its name, where it is not 0."""
    if value:
        f.parts.append((name, value))
    return value
