"""A process that counts for the table: it has loaded everything before it is needed, so that the first numbers come at
once. Whoever does not want to know any more ends it.

An order is one line of JSON; what is known so far comes back a line each time. This runs apart from the server.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.errors import BojisteError
from bojiste.forecast import forecast
from bojiste.forecast.past import forecast_from
from bojiste.forecast.report import Report, Share
from bojiste.forecast.sample import Many
from bojiste.forecast.tune import Target, tune
from bojiste.forecast.vary import Vary
from bojiste.forecast.what_if import side_by_side
from bojiste.table.ahead import DONE
from bojiste.table.draft.changes import Change, changes
from bojiste.table.told import share_of, told
from bojiste.tell.narrator import Narrator

EVERY = 8
"""Fights between two looks at what has been counted, of an answer that is tried."""
MOST_ANSWERS = 12
"""Answers to one question that are tried."""
Said = Iterator[dict[str, Any]]


def main() -> None:
    """Take orders line by line, and say what is known of each so far, until the table is closed."""
    if hasattr(os, "nice"):
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who closes the table closes the line as well
    orders: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(orders,), daemon=True).start()
    said, sys.stdout = sys.stdout, sys.stderr
    while True:
        for report in _counted(json.loads(orders.get())):
            said.write(json.dumps(report) + "\n")
            said.flush()


def _listen(orders: SimpleQueue[bytes]) -> None:
    """Take orders while something is counted; where nobody is there to give any, whatever is counted ends."""
    for line in sys.stdin.buffer:
        orders.put(line)
    os._exit(0)


def _counted(order: Mapping[str, Any]) -> Said:
    with suppress(BojisteError):
        yield from COUNTS[order["count"]](order)
    yield DONE


# -- what is counted ---------------------------------------------------------------------------------------------------


def of_scene(order: Mapping[str, Any]) -> Said:
    """How a scene tends to end."""
    scene = read_scene(order["scene"])
    for fights in _growing(order["n"]):
        yield _report(forecast(scene, fights), scene, order)


def of_draft(order: Mapping[str, Any]) -> Said:
    """The same, and, taking turns with it, what would change that: ``changes``, each a ``label``, an ``edit`` and a
    share, those that change most first."""
    scene, others = read_scene(order["scene"]), None
    for fights in _growing(order["n"]):
        yield _report(forecast(scene, fights), scene, order)
        others = changes(order["scene"], order["language"]) if others is None else others
        if others and fights < order["n"]:
            yield {"changes": _ranked(scene, others, 2 * fights), "fights": 2 * fights}


def of_save(order: Mapping[str, Any]) -> Said:
    """How a game tends to end from where it stands, and, where that is asked, what each answer would lead to."""
    game = Game.load(order["save"], check=False)
    if game.outcome is not None:
        return
    for fights in _growing(order["n"]):
        said = _report(_onward(game, fights), game.scene, order)
        yield {**said, "answers": []}
    if order["answers"] and game.ask is not None and game.ask.kind == "choose":
        for answers in _by_answers(game, order["n"], order["language"]):
            yield {**said, "answers": answers}


def of_tuning(order: Mapping[str, Any]) -> Said:
    """The value of a field with which the side of people wins as often as is wanted."""
    scene = read_scene(order["scene"])
    side = forecast(scene, 1).focus
    vary = Vary(order["field"], tuple(order["values"]))
    found = tune(order["scene"], vary, Target(f"won:{side}", order["target"]), Many(order["n"], 0))
    best = found.tried[found.best]
    yield {
        "value": best.settings[0][1],
        "share": share_of(best.report.share(f"won:{side}")),
        "reached": found.reached,
    }


COUNTS: Mapping[str, Callable[[Mapping[str, Any]], Said]] = {
    "scene": of_scene,
    "draft": of_draft,
    "save": of_save,
    "tune": of_tuning,
}


def _report(report: Report, scene: Scene, order: Mapping[str, Any]) -> dict[str, Any]:
    return {"report": report.as_json(), "asked": order["n"], "told": told(report, scene, order["language"])}


def _ranked(scene: Scene, others: list[Change], fights: int) -> list[dict[str, Any]]:
    """How often the side of people wins after each of the changes; ``by``: so much more often than without it."""
    scenes = [scene, *(read_scene(one.tables) for one in others)]
    rows = side_by_side([((("", at),), one) for at, one in enumerate(scenes)], Many(fights, 0))
    first, *shares = [_won(row.report) for row in rows]
    said = [
        {"label": one.label, "edit": one.edit, "by": float(share.part - first.part), **share_of(share)}
        for one, share in zip(others, shares, strict=True)
    ]
    return sorted(said, key=lambda one: -abs(one["by"]))


def _won(report: Report) -> Share:
    return report.share(f"won:{report.focus}")


def _onward(game: Game, fights: int) -> Report:
    return forecast_from(game, Many(fights, 0))


def _by_answers(game: Game, fights: int, language: str) -> Iterator[list[dict[str, Any]]]:
    """What each answer to the open question would lead to, one after another."""
    ask = game.ask
    assert ask is not None
    found: list[dict[str, Any]] = []
    narrator = Narrator(game.scene, language)
    for option in ask.options[:MOST_ANSWERS]:
        tried = game.fork()
        tried.answer(option.key)
        said: dict[str, Any] = {"key": option.key, "label": narrator.option(ask, option), "share": None}
        if tried.outcome is None:
            said["share"] = share_of(_won(_onward(tried, min(fights, EVERY * EVERY))))
        found.append(said)
        yield list(found)


def _growing(fights: int) -> Iterator[int]:
    """First few fights, then four times as many, at last all: the first numbers come at once."""
    size = 8
    while size * 2 < fights:
        yield size
        size *= 4
    yield fights


if __name__ == "__main__":
    main()
