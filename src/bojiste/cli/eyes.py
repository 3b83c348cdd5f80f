"""Through whose eyes a game is told: what some seats together see of its events and of its state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bojiste.core.ask import GM
from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.core.state import View, fold


class Eyes:
    """Seats that look at one screen. The referee's eyes see everything."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.seats = (GM,) if GM in seats or not seats else seats

    @property
    def all_seeing(self) -> bool:
        return self.seats == (GM,)

    def events(self, game: Game) -> list[Event]:
        """What they saw, event by event, each with the sight they had then."""
        return list(seen(game.scene, game.events, self.seats))

    def state(self, game: Game) -> dict[str, Any]:
        """What they see now, as JSON values; of somebody seen by several, what the best placed sees."""
        shown: dict[str, Any] = {}
        for seat in self.seats:
            for who, now in game.view(seat).plain().items():
                if len(now) > len(shown.get(who, ())):
                    shown[who] = now
        return shown


def seen(scene: Scene, events: Iterable[Event], seats: Iterable[str]) -> Iterator[Event]:
    """Those of all events that one of the seats saw; of several forms of one the fullest."""
    state = scene.system.begin(scene)
    views = [View(scene, state, seat, scene.system.sight) for seat in seats]
    for event in events:
        fold(state, event)
        shown = [form for view in views if (form := view.project(event)) is not None]
        if shown:
            yield max(shown, key=_fullness)


def _fullness(event: Event) -> tuple[int, int]:
    return len(event.changes), len(event.rolls) + len(event.parts)
