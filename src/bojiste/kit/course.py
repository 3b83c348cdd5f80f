"""What every course of events is."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar

from bojiste.core.ask import AGAIN, Ask
from bojiste.core.dice import Page, Roll
from bojiste.core.event import Event
from bojiste.core.hand import Stopped

T = TypeVar("T")
Course = Generator[Ask | Roll | Page | Event, Any, T]
"""A part of a play: yields what it needs and what happened, is sent the answers, and returns what came of it."""


def at_once(value: T) -> Course[T]:
    """A course that asks nothing and in which nothing happens."""
    yield from ()
    return value


def stoppable(course: Course[T], then: T) -> Course[T]:
    """What a course comes to; ``then`` where the referee's hand ends it at one of its questions."""
    try:
        return (yield from course)
    except Stopped:
        return then


def anew(question: Callable[[], Ask | None]) -> Course[str | None]:
    """Put a question (one with ``again``) and return its answer, the question made anew after each ruling by the
    referee's hand; none where a ruling has left nothing to ask."""
    while (ask := question()) is not None:
        key: str = yield ask
        if key != AGAIN:
            return key
    return None
