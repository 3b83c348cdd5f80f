"""Forecasts in the background: a process of their own plays the fights (``counting``), so that nobody waits for them;
one is ended as soon as the game goes on, or nobody wants to know any more."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import suppress
from subprocess import DEVNULL, Popen
from typing import Any

from bojiste.table.faults import TableError
from bojiste.table.room import Room

AT_ONCE = 2
"""Forecasts that are played at the same time; others wait."""
LONGEST = 300.0
"""Seconds of one forecast."""
GLANCE = 0.1
"""Seconds after which it is asked whether somebody still wants to know."""
LINE = 2**22
"""Bytes of one line of a report."""
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
    """The process that counts, started when it is first needed, and again should it have ended."""

    def __init__(self) -> None:
        self._process: Popen[bytes] | None = None
        self._control: socket.socket | None = None

    def start(self) -> socket.socket:
        """The line on which it is given orders."""
        if self._control is None or self._process is None or self._process.poll() is not None:
            self.close()
            self._control, theirs = socket.socketpair()
            with theirs:
                command = [sys.executable, "-m", "bojiste.table.counting", str(theirs.fileno())]
                self._process = Popen(
                    command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, pass_fds=[theirs.fileno()]
                )
        return self._control

    def close(self) -> None:
        """Without its line it ends, and so does whatever it still counts."""
        if self._control is not None:
            self._control.close()
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._process.wait()
        self._control = self._process = None

    async def played(self, order: Mapping[str, Any], stale: Callable[[], bool] = lambda: False) -> Reports:
        """What it says of an order, line by line, until nobody wants to know any more."""
        ours, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(self.start(), [b"+"], [theirs.fileno()])
        reader, writer = await asyncio.open_connection(sock=ours, limit=LINE)
        said = asyncio.ensure_future(reader.readline())
        try:
            writer.write(json.dumps(order).encode() + b"\n")
            end = asyncio.get_running_loop().time() + LONGEST
            while not stale() and asyncio.get_running_loop().time() < end:
                await asyncio.wait({said}, timeout=GLANCE)
                if not said.done():
                    continue
                if not (line := said.result()):
                    return
                yield json.loads(line)
                said = asyncio.ensure_future(reader.readline())
        finally:
            said.cancel()
            writer.close()
