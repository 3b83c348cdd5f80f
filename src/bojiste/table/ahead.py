"""Forecasts in the background: a process of their own plays the fights, so that nobody at the table waits for them; it
is ended as soon as the game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import suppress
from typing import Any

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import BojisteError
from bojiste.forecast import forecast
from bojiste.forecast.past import forecast_from
from bojiste.forecast.report import Report, Share
from bojiste.forecast.sample import Many
from bojiste.forecast.tally import split
from bojiste.table.faults import TableError
from bojiste.table.room import Room
from bojiste.tell.names import capital, label
from bojiste.tell.narrator import Narrator

AT_ONCE = 2
"""Forecasts that are played at the same time; others wait."""
LONGEST = 300.0
"""Seconds of one forecast."""
EVERY = 8
"""Fights between two looks at what has been counted, of an answer that is tried."""
MOST_ANSWERS = 12
"""Answers to one question that are tried."""
GLANCE = 0.1
"""Seconds after which it is asked whether somebody still wants to know."""
LINE = 2**22
"""Bytes of one line of a report."""


class Forecasts:
    """Those that are being played, of each game one."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._busy: set[str] = set()

    async def of_room(
        self, room: Room, fights: int, language: str, *, answers: bool = False
    ) -> AsyncGenerator[dict[str, Any], None]:
        """What is known of how a game tends to end from this moment: more and more, until the game goes on."""
        with room.lock:
            save, number, moves = room.game.save(), room.number(), room.told.moves
        order = {"save": save, "n": fights, "answers": answers, "language": language}
        async with self._one(room.id):
            async for report in _played(order, lambda: room.told.moves != moves):
                yield {**report, "number": number}

    async def of_scene(self, scene: Any, fights: int, language: str) -> AsyncGenerator[dict[str, Any], None]:
        """The same of a scene that nobody plays yet."""
        async with self._one(""):
            async for report in _played({"scene": scene, "n": fights, "language": language}):
                yield report

    def _one(self, id: str) -> _Turn:
        if id and id in self._busy:
            raise TableError("table-counting")
        return _Turn(self._free, self._busy, id)


class _Turn:
    """While a forecast is played, no other of the same game is."""

    def __init__(self, free: asyncio.Semaphore, busy: set[str], id: str) -> None:
        self._free, self._busy, self._id = free, busy, id

    async def __aenter__(self) -> None:
        self._busy.add(self._id)
        try:
            await self._free.acquire()
        except BaseException:
            self._busy.discard(self._id)
            raise

    async def __aexit__(self, *fault: object) -> None:
        self._busy.discard(self._id)
        self._free.release()


async def _played(
    order: dict[str, Any], stale: Callable[[], bool] = lambda: False
) -> AsyncGenerator[dict[str, Any], None]:
    """What a process of its own says of it, line by line, until nobody wants to know any more."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=LINE,
    )
    assert process.stdin is not None and process.stdout is not None
    said = asyncio.ensure_future(process.stdout.readline())
    try:
        process.stdin.write(json.dumps(order).encode() + b"\n")
        with suppress(ConnectionError):
            await process.stdin.drain()
        process.stdin.close()
        end = asyncio.get_running_loop().time() + LONGEST
        while not stale() and asyncio.get_running_loop().time() < end:
            await asyncio.wait({said}, timeout=GLANCE)
            if not said.done():
                continue
            if not (line := said.result()):
                return
            yield json.loads(line)
            said = asyncio.ensure_future(process.stdout.readline())
    finally:
        said.cancel()
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# -- in that process -----------------------------------------------------------------------------------------------


def main() -> None:
    """Play what is asked for on stdin, and say on stdout what is known so far, a line each time."""
    os.nice(5)
    order = json.loads(sys.stdin.readline())
    reports = _of_scene(order) if "scene" in order else _of_save(order)
    try:
        for report in reports:
            print(json.dumps(report, ensure_ascii=False), flush=True)
    except (BojisteError, BrokenPipeError):
        return


def _of_scene(order: dict[str, Any]) -> Iterator[dict[str, Any]]:
    scene = read_scene(order["scene"])
    for fights in _growing(order["n"]):
        report = forecast(scene, fights)
        yield {"report": report.as_json(), "asked": order["n"], "named": named(report, order["language"])}


def _of_save(order: dict[str, Any]) -> Iterator[dict[str, Any]]:
    game = Game.load(order["save"], check=False)
    if game.outcome is not None:
        return
    for fights in _growing(order["n"]):
        report = _onward(game, fights)
        said = {"report": report.as_json(), "asked": order["n"], "named": named(report, order["language"])}
        yield {**said, "answers": []}
    if order["answers"] and game.ask is not None and game.ask.kind == "choose":
        for answers in _by_answers(game, order["n"], order["language"]):
            yield {**said, "answers": answers}


def named(report: Report, language: str) -> dict[str, Any]:
    """Who wins in which share of the fights, by their names."""
    shares = [share for share in report.shares if split(share.key)[0] == "won"]
    names = {share.key: label(report.names[split(share.key)[1]], language) for share in shares}
    focus = f"won:{report.focus}"
    return {capital(names[one.key]): {**_share(one), "bad": one.key != focus} for one in shares}


def _share(share: Share) -> dict[str, float]:
    low, high = share.interval
    return {"part": round(float(share.part), 4), "low": round(float(low), 4), "high": round(float(high), 4)}


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
            report = _onward(tried, min(fights, EVERY * EVERY))
            said["share"] = _share(report.share(f"won:{report.focus}"))
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
