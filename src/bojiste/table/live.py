"""What is new, at once: one WebSocket a person for the pages, server-sent events for everybody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import anyio
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from bojiste.core.ask import GM
from bojiste.table import limits
from bojiste.table.faults import TableError
from bojiste.table.pages import fragments
from bojiste.table.room import Room
from bojiste.table.store import Seat
from bojiste.table.views import left_of, view

if TYPE_CHECKING:
    from bojiste.table.api import Here

Found = TypeVar("Found")
QUIET = 15.0
"""Seconds after which a connection is told that nothing has happened."""
STILL = ": nothing new\n\n"
"""What a stream says then."""
CLOSED, BUSY = 4403, 4429
"""Codes with which a connection is closed: the link opens nothing any more; too many are open."""


def find_room(here: Here, room: Room) -> None:
    """``TableError`` where no connection more is kept open. Whoever streams asks before the first byte."""
    if here.connections >= limits.MOST_CONNECTIONS or room.watched >= limits.MOST_LOOKERS:
        raise TableError("table-too-many-connections")


class Looker:
    """Somebody who looks on: woken when something has changed."""

    def __init__(self, here: Here, room: Room, seat: Seat | None) -> None:
        self._here, self.room, self.seat = here, room, seat
        self._loop = asyncio.get_running_loop()
        self._changed = asyncio.Event()
        self._changed.set()
        self._recalls = room.recalls

    def __enter__(self) -> Looker:
        find_room(self._here, self.room)
        self._here.connections += 1
        self.room.listen(self, self._wake, GM if self.seat is None else self.seat.seat)
        return self

    def __exit__(self, *fault: object) -> None:
        self._here.connections -= 1
        self.room.forget(self)

    def _wake(self) -> None:
        with suppress(RuntimeError):  # the server is closing
            self._loop.call_soon_threadsafe(self._changed.set)

    async def changed(self, patience: float = QUIET) -> bool:
        """Wait for something to change; false if nothing has for a while."""
        try:
            async with asyncio.timeout(patience):
                await self._changed.wait()
        except TimeoutError:
            return False
        self._changed.clear()
        return True

    async def news(self, make: Callable[[], Found | None]) -> AsyncIterator[Found | None]:
        """What ``make`` makes (``None``: nothing that is worth telling) each time something has changed, and ``None``
        where nothing has for a while; it ends when the link does not open the seat any more."""

        def looked() -> tuple[bool, Found | None]:
            return (True, make()) if self.may_look() else (False, None)

        while True:
            if not await self.changed():
                yield None
                continue
            async with self._here.looks:
                may_look, found = await run_in_threadpool(looked)
            if not may_look:
                return
            if found is not None:
                yield found

    def may_look(self) -> bool:
        """Whether the link still opens this seat."""
        if self.seat is None or self._recalls == self.room.recalls:
            return True
        self._recalls = self.room.recalls
        return self._here.rooms.still_open(self.seat)


class Followed:
    """How far somebody has been told the log of a seat."""

    def __init__(self, room: Room, eyes: str, language: str, after: int = 0, version: int | None = None) -> None:
        """``after``: how many events of the log they know, ``version``: as it stood then, where that is known."""
        self._room, self._eyes, self._language = room, eyes, language
        self._version = version
        self.after = after

    def news(self) -> tuple[int | None, dict[str, Any]]:
        """After which event of the log what was told holds no longer (``None``: all holds), and the view with the lines
        that are new."""
        room = self._room
        with room.lock:
            left = self._left()
            undone = None if left is None or left >= self.after else left
            self.after = self.after if undone is None else undone
            found = view(room, self._eyes, self._language, self.after)
            self._version = room.told.version
            self.after = found["log"][-1]["upto"] if found["log"] else self.after
            return undone, found

    def _left(self) -> int | None:
        if self._version is None:
            return len(self._room.game.log(self._eyes))
        return left_of(self._room, self._eyes, self._version)


async def stream(here: Here, room: Room, eyes: str, seat: Seat | None, language: str, after: int) -> AsyncIterator[str]:
    """The log of a seat as server-sent events: ``line`` for each line, ``undone`` where lines hold no longer, ``state``
    when something waits for somebody else than before."""
    followed, last = Followed(room, eyes, language, after), None
    with Looker(here, room, seat) as looker:
        async for news in looker.news(followed.news):
            if news is None:
                yield STILL
                continue
            undone, found = news
            if undone is not None:
                yield event("undone", {"after": undone}, undone)
            for line in found["log"]:
                yield event("line", line, line["upto"])
            state = _state(found)
            if state != last:
                yield event("state", state)
                last = state


def _state(found: dict[str, Any]) -> dict[str, Any]:
    kept = ("number", "ask", "roll", "waiting", "paused", "outcome")
    return {key: found[key] for key in kept}


def event(kind: str, data: Any, id: int | None = None) -> str:
    """One event of a stream."""
    head = f"event: {kind}\n" if id is None else f"event: {kind}\nid: {id}\n"
    return f"{head}data: {json.dumps(data, ensure_ascii=False)}\n\n"


# -- pages ---------------------------------------------------------------------------------------------------------


async def talk(socket: WebSocket, here: Here, room: Room, page: Page, seat: Seat) -> None:
    """Send the parts of a seat's page that have changed, as long as the page is open."""
    await socket.accept()
    try:
        with Looker(here, room, seat) as looker:
            async with anyio.create_task_group() as both:
                both.start_soon(_heard, socket, both.cancel_scope)
                await _told(socket, looker, page)
                both.cancel_scope.cancel()
    except TableError:
        await socket.close(BUSY)


async def pages(here: Here, room: Room, page: Page, seat: Seat) -> AsyncIterator[str]:
    """The same as server-sent events, where a WebSocket is closed off."""
    with Looker(here, room, seat) as looker:
        async for news in looker.news(page.news):
            yield STILL if news is None else event("page", news)


async def _heard(socket: WebSocket, both: anyio.CancelScope) -> None:
    """A page says nothing but that it is there; whoever says more is not listened to. When it is closed, nobody tells
    it anything any more."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.receive_text()
    both.cancel()


async def _told(socket: WebSocket, looker: Looker, page: Page) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        async for news in looker.news(page.news):
            await socket.send_text("{}" if news is None else json.dumps(news, ensure_ascii=False))
        await socket.close(CLOSED)


class Page:
    """What a page shows by now."""

    def __init__(self, room: Room, eyes: str, language: str, after: int = 0, mark: str = "") -> None:
        """``mark``: that of the room when the page knew ``after`` events of its log. A page that shows a log of before
        the room was opened anew is told all of it."""
        self._room, self._version = room, room.version_of(mark)
        self._stale = bool(after) and self._version is None
        self._followed = Followed(room, eyes, language, 0 if self._stale else after, self._version)
        self._before: dict[str, Any] | None = None

    def news(self) -> dict[str, Any] | None:
        """The parts that have changed; nothing if none has."""
        undone, found = self._followed.news()
        before, self._before = self._before, found
        parts = fragments(found, before)
        if before is not None and not parts and undone is None:
            return None
        if before is None and self._stale:
            undone = 0
        mark = f"{self._room.opened}-{found['version']}"
        sent = {"fragments": parts, "number": found["number"], "title": title(found), "mark": mark}
        sent["buzz"] = mine(found) and (before is None or not mine(before) or before["number"] != found["number"])
        return sent if undone is None else {**sent, "undone": undone}


def mine(found: dict[str, Any]) -> bool:
    """Whether the one who looks is waited for."""
    waiting = found["waiting"]
    return bool(waiting is not None and waiting["mine"])


def title(found: dict[str, Any]) -> str:
    """The title of the page: whoever is waited for sees it among other pages."""
    return f"▶ {found['title']}" if mine(found) else str(found["title"])
