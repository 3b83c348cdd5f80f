"""How the log sees what several events come to: whoever does not drown yet holds out without air."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bojiste.core.event import Event
from bojiste.core.rule import rule_id
from bojiste.kit.readers import Reader
from bojiste.systems.osr.prepare import Scene

TOLD: dict[str, str] = {"holds-out": "the saving throw by which somebody does not drown yet; data as for save-made"}
"""Kinds of events that only the log knows, and what each tells."""
DROWNING = "osr.situation.water_breath"
"""The rule of the saving throw against drowning."""


def telling(scene: Scene) -> Reader:
    """What reads the events of one game for its log."""
    return _afloat


def _afloat(events: Iterable[Event]) -> Iterator[Event]:
    for event in events:
        holds_out = event.kind == "save-made" and rule_id(event.rule) == DROWNING
        yield event._replace(kind="holds-out") if holds_out else event
