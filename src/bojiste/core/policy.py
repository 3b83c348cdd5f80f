"""Who answers when no person does. A policy sees its seat's view and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

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


class ByTopic(NamedTuple):
    """A line of decisions that waits for a question of its topic. ``who``: the actor, ``-`` nobody, ``*`` anybody."""

    number: int
    line: str
    every: bool
    who: str
    topic: str
    key: str

    def fits(self, ask: Ask) -> bool:
        return self.topic == ask.topic and self.who in (ask.actor or "-", "*")


_BY_TOPIC = re.compile(r"(every +)?@(\S+) +([a-z][a-z0-9-]*)=(.*)")


class Decisions:
    """Answers from a list of lines, before anybody else is asked.

    ``KEY`` answers the next question; ``@12 KEY`` question number 12; ``@ada KEY`` the next question about Ada;
    ``*`` leaves the next question to the holder of the seat; ``g ada -7`` is the referee's hand while that question
    waits, and the question is put again. Empty lines and lines from ``#`` on are passed over.
    These lines are used in order. ``@ada exhaust=accept`` waits beside them for the next question of that topic about
    Ada (``@-``: about nobody, ``@*``: about anybody), ``every @ada exhaust=accept`` answers all of them.
    ``finish`` objects to lines left, but for those with ``every``.
    """

    __slots__ = ("_at", "_by_topic", "_lines")

    def __init__(self, lines: Iterable[str]) -> None:
        numbered = ((number, line.split("#", 1)[0].strip()) for number, line in enumerate(lines, 1))
        given = [(number, line) for number, line in numbered if line]
        named = [(number, line, _BY_TOPIC.fullmatch(line)) for number, line in given]
        self._lines = [(number, line) for number, line, found in named if found is None]
        self._by_topic = [
            ByTopic(number, line, bool(found[1]), found[2], found[3], found[4].strip())
            for number, line, found in named
            if found is not None
        ]
        self._at = 0

    def next(self, ask: Ask) -> str | None:
        """The answer to this ask, or ``None`` if the list leaves it to others."""
        line = self._of_topic(ask)
        if line is None:
            line = self._line(ask)
        return None if line == "*" else line

    def ruling(self, ask: Ask) -> str | None:
        """What the referee sets right while this ask waits, or ``None``."""
        line = self._line(ask, "g ")
        return None if line is None else line[2:].strip()

    def _of_topic(self, ask: Ask) -> str | None:
        """What the first line that waits for such a question answers it with."""
        found = next((line for line in self._by_topic if line.fits(ask)), None)
        if found is None:
            return None
        if not found.every:
            self._by_topic.remove(found)
        return found.key

    def _line(self, ask: Ask, begins: str = "") -> str | None:
        """The line whose turn it is, if it is for this ask (and begins so); it is used up."""
        if self._at == len(self._lines):
            return None
        _, line = self._lines[self._at]
        if line.startswith("@"):
            mark, _, line = line[1:].partition(" ")
            if mark not in (str(ask.number), ask.actor):
                return None
        line = line.strip()
        if not line.startswith(begins):
            return None
        self._at += 1
        return line

    def finish(self) -> None:
        left = [*self._lines[self._at :], *((one.number, one.line) for one in self._by_topic if not one.every)]
        if left:
            number, line = min(left)
            raise DecisionError("decisions-not-used-up", path=f"decisions:{number}", value=line)
