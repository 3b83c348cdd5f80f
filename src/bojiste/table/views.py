"""What goes out to a seat: what ``seen`` makes of its view, and how things stand at the table itself."""

from __future__ import annotations

import hashlib
from typing import Any

from bojiste.core.ask import GM
from bojiste.table.room import Room
from bojiste.table.seen.decision import traced
from bojiste.table.seen.eyes import Eyes
from bojiste.table.store import Seat
from bojiste.tell.narrator import Narrator


def view(room: Room, seat: str, language: str, after: int = 0) -> dict[str, Any]:
    """The view of a seat. ``after``: how many events of its own log it has been told of."""
    with room.lock:
        look = room.look(seat, language)
        data = {
            **look.present,
            "log": look.log(room.chronicles, after),
            "game": room.id,
            "number": room.number(),
            "version": room.told.version,
            "paused": room.settings.paused,
            "limit": room.settings.limit,
            "deadline": room.deadline if look.present["ask"] is not None else None,
            "seed": _seed(room),
        }
        if seat == GM:
            data |= {"digest": room.game.digest, "settings": room.settings.plain(), "undone": room.can_redo}
            data["present"] = room.present
        return data


def events(room: Room, seat: str, language: str, after: int) -> list[dict[str, Any]]:
    """The lines of a seat's log that it has not been told of."""
    found: list[dict[str, Any]] = view(room, seat, language, after)["log"]
    return found


def left_of(room: Room, seat: str, version: int) -> int | None:
    """How many events of a seat's log, of those that stood at a version, still stand; ``None``: all."""
    with room.lock:
        cut = room.told.cut_since(version)
        return None if cut is None else len(room.game.log_until(cut, seat))


def trace(room: Room, seat: str, language: str, number: int, key: str) -> dict[str, Any] | None:
    """What an answer to the open question would draw on the map; ``None`` where it is not open to this seat."""
    with room.lock:
        game = room.game
        if game.ask is None or game.ask.number != number:
            return None
        eyes = Eyes(game.view(seat), Narrator(game.scene, language), frozenset(game.people))
        return traced(eyes, game.ask, key)


def eyes_of(seat: Seat | None) -> str:
    """The seat whose view is sent for a link; the key of the data folder looks with the game master's eyes."""
    return GM if seat is None else seat.seat


def _seed(room: Room) -> dict[str, Any] | None:
    """What the seed's dice are known by: its hash, and at the end the seed itself: anybody can check it."""
    if room.game.dice != "tape":
        return None
    text = f"{room.game.seed}:{room.salt}"
    known = {"hash": hashlib.sha256(text.encode()).hexdigest()}
    return known if room.game.outcome is None else {**known, "seed": str(room.game.seed), "salt": room.salt}
