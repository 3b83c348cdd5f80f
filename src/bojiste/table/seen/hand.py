"""What the referee's hand can do in this scene, for its buttons: conditions in words, and which deeds there are."""

from __future__ import annotations

from typing import Any

from bojiste.table.seen.eyes import Eyes
from bojiste.tell.texts import MissingWords


def hand(eyes: Eyes) -> dict[str, Any] | None:
    """``conditions``: the word that is typed and what it is called; ``deeds``: names of verbs there are."""
    found = eyes.scene.system.hand
    if found is None:
        return None
    named = [{"id": id, "name": _called(eyes, id)} for id in found.conditions]
    return {"conditions": sorted(named, key=lambda one: one["name"].casefold()), "deeds": sorted(found.verbs)}


def _called(eyes: Eyes, condition: str) -> str:
    """A condition as it is told of the first who is there; the word itself where nobody tells it."""
    who = next(iter(eyes.known), None)
    try:
        said = [] if who is None else eyes.narrator.states(who, [condition])
    except MissingWords:
        said = []
    return said[0] if said else condition
