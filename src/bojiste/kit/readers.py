"""What reads the events of a game for its log (``System.telling``), out of several that each see to one thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bojiste.core.event import Event

Reader = Callable[[Iterable[Event]], Iterator[Event]]
"""Gives on events, the more telling ones in their places; what it remembers is of one game."""


def one_behind_another(*readers: Reader) -> Reader:
    """Each of these reads what the one before it gives on."""

    def read(events: Iterable[Event]) -> Iterator[Event]:
        told = iter(events)
        for reader in readers:
            told = reader(told)
        return told

    return read
