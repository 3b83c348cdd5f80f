"""Events that are told together: a walk is many steps by the rules and one line for people."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from bojiste.core.event import Change, Event

SUMMED = ("cost", "way")


def merged(events: Iterable[Event], kinds: Collection[str]) -> Iterator[Event]:
    """The events, those that follow each other with the same actor and one of these kinds as one (if they name a
    ``mode``, a way of moving, the same).

    The one keeps the last facts; its changes lead from the first old to the last new values, and facts that are
    costs or ways (keys that begin with ``cost`` or ``way``) are added up.
    """
    return (event for _, _, event in runs(events, kinds))


def runs(events: Iterable[Event], kinds: Collection[str]) -> Iterator[tuple[int, int, Event]]:
    """The same, each with the places of the first and the last event that it tells."""
    waiting: tuple[int, int, Event] | None = None
    for place, event in enumerate(events):
        if waiting is not None and belong(waiting[2], event, kinds):
            waiting = waiting[0], place, together(waiting[2], event)
            continue
        if waiting is not None:
            yield waiting
        waiting = place, place, event
    if waiting is not None:
        yield waiting


def belong(first: Event, second: Event, kinds: Collection[str]) -> bool:
    """Whether two events of which one follows the other are told as one."""
    same = (first.kind, first.actor, first.target) == (second.kind, second.actor, second.target)
    return same and second.kind in kinds and first.data.get("mode") == second.data.get("mode")


def together(first: Event, second: Event) -> Event:
    """The one that is told of both."""
    data = dict(second.data)
    for key, value in first.data.items():
        if key.startswith(SUMMED) and isinstance(value, int) and isinstance(data.get(key), int):
            data[key] += value
    return second._replace(data=data, changes=_chained(first.changes + second.changes))


def _chained(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """One change for each field: from its first old value to its last new one."""
    found: dict[tuple[str, str], Change] = {}
    for change in changes:
        key = (change.who, change.field)
        found[key] = change._replace(old=found[key].old) if key in found else change
    return tuple(found.values())
