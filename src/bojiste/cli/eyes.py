"""Through whose eyes a game is told: what some seats together see of its events and of its state."""

from __future__ import annotations

from typing import Any

from bojiste.core.ask import GM
from bojiste.core.event import Event
from bojiste.core.game import Game


class Eyes:
    """Seats that look at one screen. The referee's eyes see everything."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.seats = (GM,) if GM in seats or not seats else seats

    @property
    def all_seeing(self) -> bool:
        return self.seats == (GM,)

    def events(self, game: Game) -> list[Event]:
        """What they saw, event by event, each with the sight they had then."""
        return game.log(*self.seats)

    def state(self, game: Game) -> dict[str, Any]:
        """What they see now, as JSON values; of somebody seen by several, what the best placed sees."""
        shown: dict[str, Any] = {}
        for seat in self.seats:
            for who, now in game.view(seat).plain().items():
                if len(now) > len(shown.get(who, ())):
                    shown[who] = now
        return shown
