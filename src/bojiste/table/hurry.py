"""Where the game master has set a time limit: a reaction that nobody answers in time is answered by what happens if
nothing is said."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from weakref import WeakKeyDictionary

from bojiste.core.ask import GM
from bojiste.errors import BojisteError
from bojiste.table.room import Room
from bojiste.table.seen import seen
from bojiste.table.store import now

FAR = 2**62
"""So far behind a log that none of its lines is told."""


class Hurry:
    """The clocks of all games."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._running: WeakKeyDictionary[Room, tuple[int, asyncio.TimerHandle]] = WeakKeyDictionary()

    def look(self, room: Room) -> None:
        """Something has changed in a game: its clock is started, or stopped. Called by whoever has changed it."""
        if not room.settings.limit and room.deadline is None:
            return
        hurried = room.settings.limit and not room.settings.paused and is_reaction(room)
        with suppress(RuntimeError):  # the server is closing
            self._loop.call_soon_threadsafe(self._start, room, room.number() if hurried else 0)

    def _start(self, room: Room, number: int) -> None:
        running = self._running.get(room)
        if running is not None and running[0] == number:
            return
        if running is not None:
            running[1].cancel()
            self._running.pop(room)
        room.deadline = now() + 1000 * room.settings.limit if number else None
        if number:
            handle = self._loop.call_later(room.settings.limit, self._end, room, number)
            self._running[room] = (number, handle)
        room.touch()

    def _end(self, room: Room, number: int) -> None:
        self._running.pop(room, None)
        room.deadline = None
        threading.Thread(target=_answered, args=(room, number), daemon=True).start()


def _answered(room: Room, number: int) -> None:
    with suppress(BojisteError):  # somebody has been quicker
        room.time_is_up(number)


def is_reaction(room: Room) -> bool:
    """Whether somebody is asked in another's turn."""
    ask = seen(room.game, GM, "en", after=FAR)["ask"]
    return ask is not None and bool(ask["reaction"])
