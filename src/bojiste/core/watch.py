"""What some seats together see of a course of events, as it goes on."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.event import Event
from bojiste.core.scene import Scene
from bojiste.core.state import View, fold


class Watch:
    """Seats that look on. ``shown`` are the events they saw, each with its place and as the best placed saw it.

    ``given`` is the scene as it began, ``scene`` the same with all who have come since.
    """

    __slots__ = ("_at", "_state", "_views", "shown")

    def __init__(self, given: Scene, scene: Scene, seats: Sequence[str]) -> None:
        self._state = scene.system.begin(given)
        self._views = [View(scene, self._state, seat, scene.system.sight) for seat in seats]
        self._at = 0
        self.shown: list[tuple[int, Event]] = []

    def upto(self, events: Sequence[Event]) -> list[tuple[int, Event]]:
        """Look at those of all events that are new; everything seen so far."""
        for place in range(self._at, len(events)):
            fold(self._state, events[place])
            forms = [form for view in self._views if (form := view.project(events[place])) is not None]
            if forms:
                self.shown.append((place, max(forms, key=_fullness)))
        self._at = len(events)
        return self.shown


def _fullness(event: Event) -> tuple[int, int]:
    return len(event.changes), len(event.rolls) + len(event.parts)
