"""Who answers when no person does. A policy sees its seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bojiste.core.ask import Ask
from bojiste.core.dice import face, key_of
from bojiste.core.state import View
from bojiste.errors import DecisionError

Policy = Callable[[Ask, View], str]


def default(ask: Ask, view: View) -> str:
    """Always the default answer."""
    return ask.default


def random_policy(seed: int) -> Policy:
    """Any legal answer, all alike, from a tape of its own (never the game's dice)."""
    key = key_of(seed, 0x706F6C696379)

    def choose(ask: Ask, view: View) -> str:
        own = [option.key for option in ask.options if option.seat in (None, ask.seat)]
        if ask.kind == "choose":
            return own[face(key, ask.number, len(own)) - 1]
        if ask.kind == "amount":
            return str(ask.low + face(key, ask.number, ask.high - ask.low + 1) - 1)
        return ask.default

    return choose


class Decisions:
    """Answers from a list of lines, before anybody else is asked.

    ``KEY`` answers the next question; ``@12 KEY`` question number 12; ``@ada KEY`` the next question about Ada;
    ``*`` leaves the next question to whoever holds the seat; ``g ada -7`` is the referee's hand while that question
    waits, and the question is put again. Empty lines and lines from ``#`` on are passed over.
    Lines are used in order; ``finish`` objects to those left.
    """

    __slots__ = ("_at", "_lines")

    def __init__(self, lines: Iterable[str]) -> None:
        numbered = ((number, line.split("#", 1)[0].strip()) for number, line in enumerate(lines, 1))
        self._lines = [(number, line) for number, line in numbered if line]
        self._at = 0

    def next(self, ask: Ask) -> str | None:
        """The answer to this ask, or ``None`` if the list leaves it to others."""
        line = self._line(ask)
        if line is None:
            return None
        self._at += 1
        return None if line == "*" else line

    def ruling(self, ask: Ask) -> str | None:
        """What the referee sets right while this ask waits, or ``None``."""
        line = self._line(ask)
        if line is None or not line.startswith("g "):
            return None
        self._at += 1
        return line[2:].strip()

    def _line(self, ask: Ask) -> str | None:
        """The line whose turn it is, if it is for this ask."""
        if self._at == len(self._lines):
            return None
        _, line = self._lines[self._at]
        if line.startswith("@"):
            mark, _, line = line[1:].partition(" ")
            if mark not in (str(ask.number), ask.actor):
                return None
        return line.strip()

    def finish(self) -> None:
        if self._at < len(self._lines):
            number, line = self._lines[self._at]
            raise DecisionError("decisions-not-used-up", path=f"decisions:{number}", value=line)
