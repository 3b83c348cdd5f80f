"""What a seat sees and may answer, as arrays of a fixed shape. Knows no system.

An observation has four parts, all of whole numbers:

- ``people``: a row for each combatant of the scene, in the order of its file: whether it is seen, whether it is of the
  seat's side, the value and maximum of its first two gauges, its place on the board (x, y; -1 without one), and whether
  the question is about it;
- ``question``: which topic is asked (its place in ``System.asks``), the round, how many answers there are;
- ``answers``: a row for each answer: a number for its verb (stable for the same word), and the place from 1 of the
  combatant that it names (0: nobody);
- ``action_mask``: 1 for each answer that this seat may give.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
from gymnasium import spaces

from bojiste.core.ask import Ask
from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.core.state import View

MOST_ANSWERS = 256
"""Answers beyond are not offered to programs (the default always is)."""
VERBS = 1024
FAR = 100_000
"""No number of an observation is greater."""
COLUMNS = 9
GAUGES = 2

Observation = dict[str, Any]


def space(scene: Scene) -> spaces.Dict:
    """The space of observations of a scene."""
    people, question, answers = (len(scene.combatants), COLUMNS), (3,), (MOST_ANSWERS, 2)
    boxes = {name: spaces.Box(-FAR, FAR, shape, np.int32) for name, shape in
             (("people", people), ("question", question), ("answers", answers))}  # fmt: skip
    return spaces.Dict({**boxes, "action_mask": spaces.Box(0, 1, (MOST_ANSWERS,), np.int8)})


def answers(ask: Ask, seat: str) -> tuple[str, ...]:
    """The answers of a question that a seat may give, as their keys; the default is among them."""
    if ask.kind == "note":
        return (ask.default,)
    if ask.kind == "amount":
        keys = [str(number) for number in range(ask.low, ask.high + 1)]
    else:
        keys = [option.key for option in ask.options if option.seat in (None, seat)]
    kept = keys[:MOST_ANSWERS]
    return tuple(kept if ask.default in kept else (*kept[: MOST_ANSWERS - 1], ask.default))


class _Looking(NamedTuple):
    """A seat before its view of the scene, and the question if it is asked one."""

    scene: Scene
    view: View
    side: str
    ask: Ask | None


def observe(game: Game, seat: str, side: str) -> Observation:
    """What a seat sees now; nothing is asked of it while another one is asked."""
    asked = game.ask if game.ask is not None and game.ask.seat == seat else None
    looking = _Looking(game.scene, game.view(seat), side, asked)
    keys = answers(asked, seat) if asked is not None else ()
    mask = np.zeros(MOST_ANSWERS, np.int8)
    mask[: len(keys)] = 1
    return {
        "people": _people(looking),
        "question": _question(looking, len(keys)),
        "answers": _answers(looking, keys),
        "action_mask": mask,
    }


def _people(looking: _Looking) -> Any:
    """A row for each whom the file names; whoever came later has none."""
    board = looking.scene.system.board(looking.view)
    places = {token.who: (token.x, token.y) for token in board.tokens} if board is not None else {}
    given = [one for one in looking.scene.combatants if one.path]
    rows = [_row(looking, one.id, one.side, places) for one in given]
    return np.array(rows, np.int32).reshape(len(rows), COLUMNS).clip(-FAR, FAR)


def _row(looking: _Looking, who: str, side: str, places: dict[str, tuple[int, int]]) -> list[int]:
    about = int(looking.ask is not None and looking.ask.actor == who)
    if looking.view.get(who) is None:
        return [0, int(side == looking.side), 0, 0, 0, 0, -1, -1, about]
    gauges = list(looking.scene.system.gauges(looking.view, who))[:GAUGES]
    numbers = [number for gauge in gauges for number in (gauge.value, gauge.maximum or 0)]
    numbers += [0] * (2 * GAUGES - len(numbers))
    return [1, int(side == looking.side), *numbers, *places.get(who, (-1, -1)), about]


def _question(looking: _Looking, count: int) -> Any:
    topics = list(looking.scene.system.asks)
    asked = looking.ask.topic if looking.ask is not None else ""
    turns = looking.scene.system.turns(looking.view)
    place = topics.index(asked) + 1 if asked in topics else 0
    return np.array([place, turns.round if turns is not None else 0, count], np.int32)


def _answers(looking: _Looking, keys: tuple[str, ...]) -> Any:
    places = {one.id: place for place, one in enumerate(looking.scene.combatants, 1)}
    rows = np.zeros((MOST_ANSWERS, 2), np.int32)
    for at, key in enumerate(keys):
        verb, *rest = key.split(":")
        rows[at] = crc32(verb.encode()) % VERBS + 1, next((places[word] for word in rest if word in places), 0)
    return rows


def side_of(scene: Scene, seat: str) -> str:
    """The side that a seat plays: that of the first combatant it decides for; none for a seat without any."""
    return next((one.side for one in scene.combatants if one.seat == seat), "")


def reward(game: Game, side: str) -> float:
    """1 for victory, -1 for somebody else's, 0 while it is open and where nobody wins."""
    if game.outcome is None or game.outcome.winner is None:
        return 0.0
    return 1.0 if game.outcome.winner == side else -1.0
