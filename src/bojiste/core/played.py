"""Played examples of rules: games of the tests in which a rule decided something, kept with each system.

The page ``played.jsonl`` in the folder of a system holds a game a line: its scene, what was said in it (a face, an
answer ``[ask, seat, key]``, a ruling ``[ask, text]``), and which rules it is an example of. A game breaks off where its
last rule has had its say; there it waits for people, and can be gone on with. ``tools/played`` makes the pages.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from bojiste.core.game import Game

NAME = "played.jsonl"
Table = Mapping[str, Any]


class Example(NamedTuple):
    """Where a rule decides something: ``how`` is ``sum`` (the event cites it, with dice or summands), ``event`` (the
    event cites it), ``ask`` (question number ``ask`` is its own), ``die`` (a die falls by it) or ``call`` (the event
    came about by it); ``event`` is the place of that event (from 0; of an ``ask`` the first after it), ``kind`` its
    kind, ``call`` what a sum was given and answered."""

    how: str
    event: int
    kind: str
    ask: int = 0
    call: str = ""


@dataclass(frozen=True, eq=False, slots=True)
class Played:
    """A game that is kept: what its file is called, examples by rule, questions by the rule that asks them, the tables
    of its scene, and its journal."""

    name: str
    rules: Mapping[str, Example]
    asks: Mapping[str, Example]
    scene: Table
    journal: Sequence[Table]

    def game(self) -> Game:
        """The game, waiting where it breaks off."""
        return game_of(self.scene, self.journal)

    def before(self, ask: int) -> Game:
        """The game while question number ``ask`` waits."""
        at = next(place for place, line in enumerate(self.journal) if line.get("ask") == ask and "key" in line)
        return game_of(self.scene, self.journal[:at])

    def answered(self, ask: int) -> str:
        """What was answered to question number ``ask``."""
        return next(str(line["key"]) for line in self.journal if line.get("ask") == ask and "key" in line)


def game_of(scene: Table, journal: Sequence[Table]) -> Game:
    """A game of people who roll real dice, as far as its journal goes."""
    from bojiste.core.ask import GM
    from bojiste.core.game import Game
    from bojiste.core.journal import read
    from bojiste.core.reading import read_scene

    made = read_scene(scene)
    return Game(made, journal=read(journal)[0], people=(*made.seats, GM), dice="hand")


@cache
def games_of(system: str) -> tuple[Played, ...]:
    """The games kept with a system, in the order of their page; none where it has no page."""
    from bojiste.core.system import home_of

    found = find_spec(home_of(system))
    if found is None or found.submodule_search_locations is None:
        return ()  # a system in one file has no pages beside it
    page = files(home_of(system)) / NAME
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    return tuple(_played(f"{system}-{at}", json.loads(line)) for at, line in enumerate(text.splitlines(), 1))


def example_of(rule: str) -> tuple[Played, Example] | None:
    """The game in which a rule decides something, and where; ``None`` where none is kept."""
    return _by_rule().get(rule)


def question_of(rule: str) -> tuple[Played, Example] | None:
    """The game in which a rule asks somebody, and where; ``None`` where it asks nobody."""
    return _by_asking_rule().get(rule)


@cache
def _all() -> tuple[Played, ...]:
    from bojiste.core.system import system_ids

    return tuple(played for id in system_ids() for played in games_of(id))


@cache
def _by_rule() -> Mapping[str, tuple[Played, Example]]:
    return {id: (played, example) for played in _all() for id, example in played.rules.items()}


@cache
def _by_asking_rule() -> Mapping[str, tuple[Played, Example]]:
    return {id: (played, example) for played in _all() for id, example in played.asks.items()}


def _played(name: str, line: Table) -> Played:
    rules, asks = ({id: Example(*one) for id, one in line[key].items()} for key in ("rules", "asks"))
    return Played(name, rules, asks, line["scene"], [*map(_said, line["journal"])])


def _said(line: Any) -> Table:
    """A line of the journal as saves have it."""
    match line:
        case int():
            return {"face": line}
        case [ask, seat, key]:
            return {"ask": ask, "seat": seat, "key": key}
        case [ask, text]:
            return {"ask": ask, "ruling": text}
    raise ValueError(f"no line of a journal: {line!r}")
