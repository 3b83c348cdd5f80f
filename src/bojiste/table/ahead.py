"""Forecasts in the background: processes of their own play the fights (``counting``), so that nobody waits for them;
one is ended as soon as the game goes on, or nobody wants to know any more."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen
from typing import Any

from bojiste.table.faults import TableError
from bojiste.table.room import Room

AT_ONCE = 2
"""Forecasts that are played at the same time; others wait."""
LONGEST = 300.0
"""Seconds of one forecast."""
GLANCE = 0.1
"""Seconds after which it is asked whether somebody still wants to know."""
READY = 2
"""Processes that stand ready: whoever changes a scene again and again need not wait until one has loaded everything."""
DONE: dict[str, Any] = {"done": True}
"""What one says last of an order."""
COMMAND = (sys.executable, "-m", "bojiste.table.counting")
Reports = AsyncGenerator[dict[str, Any], None]


class Forecasts:
    """Those that are being played, of each game one."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._busy: set[str] = set()
        self._helper = Helper()

    def warm(self) -> None:
        """Somebody will want to know soon."""
        self._helper.start()

    def close(self) -> None:
        self._helper.close()

    async def of_room(self, room: Room, fights: int, language: str, *, answers: bool = False) -> Reports:
        """What is known of how a game tends to end from this moment: more and more, until the game goes on."""
        with room.lock:
            save, number, moves = room.game.save(), room.number(), room.told.moves
        order = {"count": "save", "save": save, "n": fights, "answers": answers, "language": language}
        async with self._one(room.id):
            async for report in self._helper.played(order, lambda: room.told.moves != moves):
                yield {**report, "number": number}

    async def of_scene(self, scene: Any, fights: int, language: str, *, changes: bool = False) -> Reports:
        """The same of a scene that nobody plays yet, and, where that is asked, what would change it."""
        count = "draft" if changes else "scene"
        async with self._one(""):
            async for report in self._helper.played(
                {"count": count, "scene": scene, "n": fights, "language": language}
            ):
                yield report

    async def of_tuning(self, scene: Any, field: str, values: Sequence[int], target: float, fights: int) -> Reports:
        """The value of a field with which ours win as often as is wanted."""
        search = {"field": field, "values": list(values), "target": target, "n": fights}
        async with self._one(""):
            async for report in self._helper.played({"count": "tune", "scene": scene, **search}):
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


class Helper:
    """The processes that count, one order at a time each; while some are busy, others stand ready."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._ready: list[Popen[bytes]] = []
        self._busy: set[Popen[bytes]] = set()

    def start(self) -> None:
        """Let so many stand ready as are kept."""
        with self._lock:
            for one in [one for one in self._ready if one.poll() is not None]:
                self._ready.remove(one)
                _end(one)
            while len(self._ready) < READY:
                self._ready.append(Popen(COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL))

    def close(self) -> None:
        """End them all, whatever they still count."""
        with self._lock:
            ended, self._ready = [*self._ready, *self._busy], []
            self._busy.clear()
        for process in ended:
            _end(process)

    async def played(self, order: Mapping[str, Any], stale: Callable[[], bool] = lambda: False) -> Reports:
        """What one says of an order, line by line, until nobody wants to know any more."""
        process = await asyncio.to_thread(self._taken)
        said = asyncio.ensure_future(asyncio.to_thread(_asked, process, order))
        done = False
        try:
            end = asyncio.get_running_loop().time() + LONGEST
            while not stale() and asyncio.get_running_loop().time() < end:
                await asyncio.wait({said}, timeout=GLANCE)
                if not said.done():
                    continue
                report = json.loads(said.result() or "null")
                done = report == DONE
                if done or report is None:
                    return
                yield report
                said = asyncio.ensure_future(asyncio.to_thread(_heard, process))
        finally:
            self._let_go(process, done)

    def _taken(self) -> Popen[bytes]:
        """One that stands ready, in whose place another is started."""
        self.start()
        with self._lock:
            process = self._ready.pop(0)
            self._busy.add(process)
        self.start()
        return process

    def _let_go(self, process: Popen[bytes], done: bool) -> None:
        """One that has told everything stands ready again, before those that have only been started; any other is
        ended: it would go on counting."""
        with self._lock:
            kept = done and process in self._busy
            self._busy.discard(process)
            ended = [process] if not kept else self._ready[READY - 1 :]
            if kept:
                self._ready = [process, *self._ready[: READY - 1]]
        for one in ended:
            _end(one)


def _asked(process: Popen[bytes], order: Mapping[str, Any]) -> bytes:
    """Give an order, and wait for what is said of it first."""
    assert process.stdin is not None
    with suppress(OSError):  # it has ended: nothing will be said
        process.stdin.write(json.dumps(order).encode() + b"\n")
        process.stdin.flush()
    return _heard(process)


def _heard(process: Popen[bytes]) -> bytes:
    """The next line that it says; nothing once it has ended."""
    assert process.stdout is not None
    with suppress(OSError, ValueError):  # its end was waited for meanwhile
        return process.stdout.readline()
    return b""


def _end(process: Popen[bytes]) -> None:
    with suppress(OSError):
        process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            assert pipe is not None
            pipe.close()
