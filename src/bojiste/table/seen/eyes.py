"""With whose eyes a page is made: a view, the words to tell it in, and who stands on whose side."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from bojiste.core.ask import GM
from bojiste.core.shown import Level
from bojiste.core.state import View
from bojiste.tell.narrator import Narrator

SIDES = {"friendly": "ours", "neutral": "nobody", "hostile": "theirs"}


class Eyes:
    """A seat that looks: its ``view``, who tells it (``narrator``), which seats ``people`` hold, and how much of the
    ``health`` of others it is shown."""

    def __init__(self, view: View[Any, Any], narrator: Narrator, people: frozenset[str], health: Level = "") -> None:
        self.view = view
        self.narrator = narrator
        self.held = people
        self.health = health

    def told_by(self, narrator: Narrator) -> Eyes:
        """The same eyes in another language."""
        return Eyes(self.view, narrator, self.held, self.health)

    @property
    def seat(self) -> str:
        return self.view.seat

    @property
    def scene(self) -> Any:
        """The scene as the seat knows it."""
        return self.view.scene

    @cached_property
    def own(self) -> tuple[str, ...]:
        """Those whom the seat decides for."""
        return tuple(one.id for one in self.scene.combatants if one.seat == self.seat)

    @cached_property
    def known(self) -> tuple[str, ...]:
        """All combatants that the seat sees, in file order, but those who are not there."""
        ids = (one.id for one in self.scene.combatants if one.id in self.view)
        states = self.scene.system.states
        return tuple(who for who in ids if not self.narrator.absent(states(self.view, who)))

    def shows(self, who: str | None) -> bool:
        return who is not None and who in self.scene.by_id and who in self.view

    def name(self, who: str) -> str:
        return self.narrator.name(who)

    @cached_property
    def _home(self) -> str | None:
        """The side that is ours: of a player its own, otherwise the first of which a player holds somebody, or the
        first there is."""
        people = self.scene.combatants
        own = (one for one in people if one.seat == self.seat != GM)
        first = next(own, None) or next((one for one in people if one.seat != GM), None) or next(iter(people), None)
        return None if first is None else first.side

    def side_of(self, side: str) -> str:
        """How a side stands to ours."""
        return "nobody" if self._home is None else SIDES[self.scene.relation(self._home, side)]

    def side(self, who: str | None) -> str:
        """How somebody stands to us: ``ours``, ``theirs``, ``nobody`` (neither, or no combatant)."""
        one = self.scene.by_id.get(who) if who is not None else None
        return "nobody" if one is None or not self.shows(who) else self.side_of(one.side)

    def seat_name(self, seat: str) -> str:
        """What a seat is called: as whom it decides for, if that is one."""
        if seat == GM:
            return self.narrator.word("gm")
        ids = [one.id for one in self.scene.combatants if one.seat == seat]
        return self.name(ids[0]) if len(ids) == 1 else seat.removeprefix("player:")
