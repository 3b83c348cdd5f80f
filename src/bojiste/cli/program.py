"""A program in a seat: reads questions as JSON on stdout and writes answers, a line each, on stdin."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from bojiste.cli import menu
from bojiste.cli.keyboard import typed
from bojiste.cli.log import put
from bojiste.cli.player import Player
from bojiste.core.ask import GM
from bojiste.core.event import plain
from bojiste.core.rule import rule_id
from bojiste.errors import BojisteError, NotAsked, Problem

if TYPE_CHECKING:
    from collections.abc import Callable

    from bojiste.core.ask import Ask
    from bojiste.core.dice import Roll


class Program(Player):
    """Asks by objects, is answered by lines."""

    def trouble(self, problem: Problem) -> None:
        from bojiste.cli.faults import lines
        from bojiste.tell import default_language

        click.echo(lines((problem,), default_language())[0], err=True)

    def answer(self, ask: Ask) -> None:
        options = [
            {"key": option.key, "data": plain(option.data), "place": plain(option.place)}
            for option in menu.offered(ask, self.game.people)
        ]
        put({"ask": {**_question(ask), "options": options}})
        text = typed("")
        if text.startswith("/g "):
            self.send(text, lambda line: self.rule(line[3:].strip()))
            return
        self.send(text, lambda key: self.game.answer(key, seat=self.holder(ask, key)))

    def rule(self, text: str) -> None:
        """The referee's hand, for whoever holds the referee's seat."""
        if GM not in self.game.people:
            raise NotAsked("not-your-ask", path="ruling", value=text, seat=GM)
        self.game.rule(text)

    def roll(self, roll: Roll) -> None:
        put({"roll": {"sides": roll.sides, "rule": rule_id(roll.rule), "actor": roll.actor}})
        text = typed("")
        self.send(text, lambda word: self.game.face(int(word) if re.fullmatch(r"[0-9]{1,9}", word) else 0))

    def holder(self, ask: Ask, key: str) -> str:
        """Who gives this answer: somebody held here, or the asked seat, to which it may then not belong."""
        seat = ask.seat_of(key)
        return seat if seat in self.game.people else ask.seat

    def send(self, text: str, take: Callable[[str], None]) -> None:
        """Hand an answer to the game; a refusal is an object, and the question comes again."""
        waiting = self.game.ask or self.game.roll
        try:
            take(text)
        except BojisteError as fault:
            if (self.game.ask or self.game.roll) is not waiting:
                raise
            for refused in fault.problems:
                put({"refused": {"value": text, "reason": refused.reason, "data": plain(refused.data)}})


def _question(ask: Ask) -> dict[str, Any]:
    return {
        "number": ask.number,
        "kind": ask.kind,
        "topic": ask.topic,
        "rule": rule_id(ask.rule),
        "seat": ask.seat,
        "actor": ask.actor,
        "data": plain(ask.data),
        "default": ask.default,
        "low": ask.low,
        "high": ask.high,
    }
