"""How the log sees what several events come to: whoever tries to get away did or did not, and a counterattack says
what gave the chance for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bojiste.core.event import Event
from bojiste.kit.readers import Reader, one_behind_another
from bojiste.systems.fiveaction.prepare import Scene


def telling(scene: Scene) -> Reader:
    """What reads the events of one game for its log; whoever looks on has one of their own."""
    return one_behind_another(Struggles(), Chances())


class Struggles:
    """Who slips from under a weapon's point: with ``result``: won, lost, or open where the dice
    have still to fall."""

    def __call__(self, events: Iterable[Event]) -> Iterator[Event]:
        waiting: list[Event] = []
        for event in events:
            if waiting and event.kind == "rolled":
                waiting.append(event)
                continue
            if waiting and event.kind == "compared":
                waiting[0] = waiting[0].with_data(result=event.data["result"])
            yield from waiting
            waiting = [event.with_data(result="open")] if event.kind == "slips" else []
            if not waiting:
                yield event
        yield from waiting


class Chances:
    """A counterattack at somebody busy with something else: with that ``activity``; at anybody else: none."""

    def __init__(self) -> None:
        self._begun: Event | None = None

    def __call__(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            begun, self._begun = self._begun, event if event.kind == "begins" else None
            if event.kind != "counters":
                yield event
            elif begun is None or event.target != begun.actor:
                yield event.with_data(activity="none")
            else:
                self._begun = begun
                yield event.with_data(activity=begun.data["activity"])
