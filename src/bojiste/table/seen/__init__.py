"""What one seat is sent: plain data made of that seat's view, its question or die, and its log, and nothing else.

``seen`` is the one door: it takes out of a game what the seat may have and hands on only that, so that nothing behind
it can reach the state. The API answers with what it returns; the pages are drawn from it.
"""

from __future__ import annotations

from typing import Any

from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Pool
from bojiste.core.game import Game
from bojiste.table.seen import decision, lines, people, place
from bojiste.table.seen.eyes import Eyes
from bojiste.tell.menu import offered
from bojiste.tell.narrator import Narrator

SCREEN = "screen"
"""The seat of the common screen: it holds nobody, so that it sees what everybody may."""


def seen(game: Game, seat: str, language: str, *, after: int = 0) -> dict[str, Any]:
    """Everything the page of a seat shows, in a language; of the log what ``after`` lines of it have not told yet."""
    eyes = Eyes(game.view(seat), Narrator(game.scene, language), frozenset(game.people))
    ask, roll = game.ask, game.pool
    return {
        "title": eyes.narrator.title(),
        "system": game.scene.system.id,
        "seat": seat,
        "role": "gm" if seat == GM else "screen" if seat == SCREEN else "player",
        "language": language,
        "own": list(eyes.own),
        "seats": people.seats(eyes),
        "turns": people.turns(eyes),
        "tracks": people.tracks(eyes),
        "people": people.people(eyes),
        "board": place.board(eyes),
        "chart": place.chart(eyes),
        "number": 0 if ask is None else ask.number,
        "ask": decision.asked(eyes, ask) if ask is not None and _may_answer(ask, seat) else None,
        "roll": decision.rolled(eyes, roll) if roll is not None and _may_roll(eyes, roll) else None,
        "waiting": decision.waiting(eyes, ask, roll),
        "log": lines.lines(eyes, game.log(seat), after, _undoes(game) if seat == GM else None),
        "outcome": None if game.outcome is None else lines.outcome(eyes, game.outcome),
    }


def _may_answer(ask: Ask, seat: str) -> bool:
    """Whether a seat has something to answer: it is asked, may say something meanwhile, or is the referee's."""
    if seat in (GM, ask.seat):
        return True
    return ask.kind == "choose" and any(one.seat == seat for one in offered(ask, (seat,)))


def _may_roll(eyes: Eyes, pool: Pool) -> bool:
    """Whether a seat may say what a die shows: whoever holds its creature, and the referee."""
    return eyes.seat == GM or pool.roll.actor in eyes.own


def _undoes(game: Game) -> lines.Undoes:
    return game.lines_since
