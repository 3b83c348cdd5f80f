"""What some seats together see of a course of events, as it goes on."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.event import Event
from bojiste.core.scene import Scene
from bojiste.core.state import State, View, fold


class Watch:
    """Seats that look on. ``shown`` are the events they saw, each with its place and as the best placed saw it.

    ``given`` is the scene as it began, ``scene`` the same with all who have come since. ``state`` is what truly stands
    after the last event looked at. ``by_hand``: between which places stands what each ruling of the referee's hand did.
    """

    __slots__ = ("_at", "_by_hand", "_views", "scene", "shown", "state")

    def __init__(self, given: Scene, scene: Scene, seats: Sequence[str], by_hand: Sequence[Sequence[int]] = ()) -> None:
        self.scene = scene
        self._by_hand = by_hand
        self.state: State = scene.system.begin(given)
        self._views = [View(scene, self.state, seat, scene.system.sight) for seat in seats]
        self._at = 0
        self.shown: list[tuple[int, Event]] = []

    def upto(self, events: Sequence[Event]) -> list[tuple[int, Event]]:
        """Look at those of all events that are new; everything seen so far."""
        for place in range(self._at, len(events)):
            seen = self.look(events[place])
            if seen is not None:
                self.shown.append((place, seen))
        self._at = len(events)
        return self.shown

    def look(self, event: Event) -> Event | None:
        """One more event, as the best placed of the seats sees it."""
        fold(self.state, event)
        forms = [form for view in self._views if (form := view.project(event)) is not None]
        return max(forms, key=_fullness) if forms else None

    def ruling(self, place: int) -> int:
        """The number (from 1) of the ruling that made the event at a place, the inmost; 0: it came about in play."""
        spans = enumerate(self._by_hand, start=1)
        return max((at for at, span in spans if span[0] <= place < (*span[1:], place + 1)[0]), default=0)

    def view(self) -> View:
        """What the first of the seats sees now."""
        self._views[0].look()
        return self._views[0]

    def best(self, who: str) -> View:
        """Of the seats' views the one that sees most of somebody."""
        found = max(self._views, key=lambda view: _SIGHTS.index(view.sight(who)))
        found.look()
        return found


_SIGHTS = ("nothing", "open", "all")


def _fullness(event: Event) -> tuple[int, int]:
    return len(event.changes), len(event.rolls) + len(event.parts)
