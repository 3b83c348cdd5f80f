"""The log of a seat, line by line: its sentence, the sum behind it, its rule and what the rule says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bojiste.core.event import Event
from bojiste.core.system import Outcome
from bojiste.table.seen.eyes import Eyes
from bojiste.tell.merge import runs
from bojiste.tell.typography import bound
from bojiste.tell.why import reason

Undoes = Callable[[int], int]
"""How many lines of people stand behind the event at a place."""


def lines(eyes: Eyes, log: Sequence[Event], after: int, undoes: Undoes | None) -> list[dict[str, Any]]:
    """What the first ``after`` events of this log have not told. ``index`` is the place of a line's first event in it
    and stays; ``upto`` is how many events are told with the line: a walk that goes on comes again, longer."""
    return list(_lines(eyes, log, after, undoes))


def _lines(eyes: Eyes, log: Sequence[Event], after: int, undoes: Undoes | None) -> Iterator[dict[str, Any]]:
    system = eyes.scene.system
    for first, last, event in runs(log, system.merging):
        if last < after:
            continue
        why = reason(eyes.narrator.lexicon, event)
        yield {
            "index": first,
            "upto": last + 1,
            "kind": event.kind,
            "head": event.kind == "round" or event.kind in system.opening,
            "side": eyes.side(event.actor or event.target),
            "who": [who for who in dict.fromkeys((event.actor, event.target)) if who is not None],
            "text": bound(eyes.narrator.line(event), eyes.narrator.language),
            "sum": why.shown,
            "rule": {"id": why.id, "title": why.title, "says": why.says},
            "undo": 0 if undoes is None else undoes(last),
        }


def outcome(eyes: Eyes, outcome: Outcome) -> dict[str, Any]:
    """How it ended."""
    return {
        "text": eyes.narrator.outcome(outcome),
        "winner": outcome.winner,
        "side": "nobody" if outcome.winner is None else eyes.side_of(outcome.winner),
    }
