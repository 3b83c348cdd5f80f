"""What one seat is sent: plain data made of that seat's view, its question or die, and its log, and nothing else.

``seen`` is the one door: it takes out of a game what the seat may have and hands on only that, so that nothing behind
it can reach the state. The API answers with what it returns; the pages are drawn from it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Pool
from bojiste.core.game import Game
from bojiste.core.shown import Level
from bojiste.core.state import View
from bojiste.table.seen import decision, lines, people, place
from bojiste.table.seen.eyes import Eyes
from bojiste.table.seen.hand import hand
from bojiste.tell.menu import offered
from bojiste.tell.narrator import Narrator

SCREEN = "screen"
"""The seat of the common screen: it holds nobody, so that it sees what everybody may."""


def seen(
    game: Game,
    seat: str,
    language: str,
    *,
    after: int = 0,
    narrator: Narrator | None = None,
    chronicles: lines.Chronicles | None = None,
    health: Level = "",
) -> dict[str, Any]:
    """Everything the page of a seat shows, in a language; of the log what ``after`` events of it have not told yet.
    ``narrator``: who tells it, and ``chronicles``: what has been told, where these are kept; ``health``: how much
    players see of that of others."""
    look = Look(game, seat, narrator or Narrator(game.scene, language), health)
    return {**look.present, "log": look.log(chronicles or lines.Chronicles(), after)}


class Look:
    """What a seat sees of a game as it stands at this moment."""

    def __init__(self, game: Game, seat: str, narrator: Narrator, health: Level = "") -> None:
        self._game = game
        self._eyes = Eyes(game.view(seat), narrator, frozenset(game.people), health)
        self.present = self._present()
        """All but the log."""

    def _present(self) -> dict[str, Any]:
        eyes, ask, roll = self._eyes, self._game.ask, self._game.pool
        outcome = self._game.outcome
        return {
            **shown(eyes),
            "number": 0 if ask is None else ask.number,
            "ask": decision.asked(eyes, ask) if ask is not None and _may_answer(ask, eyes.seat) else None,
            "roll": decision.rolled(eyes, roll) if roll is not None and _may_roll(eyes, roll) else None,
            "waiting": decision.waiting(eyes, ask, roll),
            "outcome": None if outcome is None else lines.outcome(eyes, outcome),
            "hand": hand(eyes) if eyes.seat == GM else None,
        }

    def log(self, chronicles: lines.Chronicles, after: int) -> list[dict[str, Any]]:
        """What ``after`` events of the seat's log have not told; ``chronicles``: what has been told."""
        undoes = _undoes(self._game) if self._eyes.seat == GM else None
        return lines.lines(chronicles.lines(self._game, self._eyes), after, undoes)


def shown(eyes: Eyes) -> dict[str, Any]:
    """What there is to be looked at, whoever is asked."""
    return {
        "title": eyes.narrator.title(),
        "system": eyes.scene.system.id,
        "seat": eyes.seat,
        "role": "gm" if eyes.seat == GM else "screen" if eyes.seat == SCREEN else "player",
        "language": eyes.narrator.language,
        "own": list(eyes.own),
        "sides": people.sides(eyes),
        "seats": people.seats(eyes),
        "turns": people.turns(eyes),
        "tracks": people.tracks(eyes),
        "people": people.people(eyes),
        "board": place.board(eyes),
        "chart": place.chart(eyes),
    }


def course(game: Game, seat: str, languages: Sequence[str]) -> Iterator[dict[str, Any]]:
    """How it looked to a seat after each line of its log, in each language. Each step is what is ``shown`` by language,
    and the ``line`` with which it came about; the first has none. Nobody has looked before somebody was asked (who lies
    in wait hides only then): what is told of that time is shown as it stood at that moment."""
    told = {one: Narrator(game.scene, one) for one in languages}
    watch = game.watch(seat)
    last = Eyes(game.view(seat), told[languages[0]], frozenset(game.people))
    rows = _abreast({one: lines.Chronicles().lines(game, last.told_by(told[one])) for one in languages})
    ends = [row[languages[0]]["upto"] for row in rows]
    events = game.events
    at, step = len(watch.upto(events[: game.lead])), 0
    picture = _looked(watch.view(), told, game)
    yield {"shown": picture, "line": None}
    for event in (None, *events[game.lead :]):
        at += event is not None and watch.look(event) is not None
        while step < len(ends) and at >= ends[step]:
            picture = picture if event is None else _looked(watch.view(), told, game)
            yield {"shown": picture, "line": rows[step]}
            step += 1


def _abreast(told: Mapping[str, Sequence[dict[str, Any]]]) -> list[dict[str, dict[str, Any]]]:
    """The lines in every language beside each other; where one language says in two what another says in one, both
    stand together."""
    ends = sorted(set.intersection(*({line["upto"] for line in log} for log in told.values())))
    rows, begun = [], 0
    for end in ends:
        row = {}
        for language, log in told.items():
            first, *more = (line for line in log if begun < line["upto"] <= end)
            whole = {key: [*first[key], *(one for line in more for one in line[key])] for key in ("who", "reasons")}
            joined = {"text": " ".join(line["text"] for line in (first, *more)), "upto": end}
            row[language] = {**first, **whole, **joined}
        rows.append(row)
        begun = end
    return rows


def _looked(view: View[Any, Any], told: Mapping[str, Narrator], game: Game) -> dict[str, dict[str, Any]]:
    return {one: shown(Eyes(view, narrator, frozenset(game.people))) for one, narrator in told.items()}


def _may_answer(ask: Ask, seat: str) -> bool:
    """Whether a seat has something to answer: it is asked, may say something meanwhile, or is the referee's."""
    if seat in (GM, ask.seat):
        return True
    return ask.kind == "choose" and any(one.seat == seat for one in offered(ask, (seat,)))


def _may_roll(eyes: Eyes, pool: Pool) -> bool:
    """Whether a seat may say what a die shows: whoever holds its creature, and the referee."""
    return eyes.seat == GM or pool.roll.actor in eyes.own


def _undoes(game: Game) -> lines.Undoes:
    said = game.said_behind()
    return lambda place: len(said) - bisect_right(said, place)
