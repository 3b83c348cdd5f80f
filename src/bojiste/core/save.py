"""What a save is: its shape, what keeps a text from being one, and the chain that tells one course from another."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bojiste.core.event import Event, to_json
from bojiste.core.journal import read as read_journal
from bojiste.core.scene import FORMAT
from bojiste.errors import Problem, ReplayDiffers

DICE = ("tape", "hand", "hand:players")
"""Where dice may come from, besides a list of faces."""


class Chain:
    """One link per event, each over all before it; kept as the events come."""

    __slots__ = ("links",)

    def __init__(self) -> None:
        self.links: list[str] = []

    def upto(self, events: Sequence[Event]) -> tuple[str, ...]:
        """The links of these events, of which those seen before are the beginning."""
        for event in events[len(self.links) :]:
            self.links.append(_sign(self.links[-1] if self.links else "", event))
        return tuple(self.links)


def _sign(previous: str, event: Event) -> str:
    """The next link of the chain: sixteen hex digits over the previous link and the event."""
    text = json.dumps(to_json(event), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256((previous + text).encode()).hexdigest()[:16]


def compare(recorded: Sequence[str], chain: Sequence[str], events: Sequence[Event]) -> None:
    """``ReplayDiffers`` at the first event that is not as recorded."""
    for index, link in enumerate(chain):
        if index >= len(recorded) or recorded[index] != link:
            raise ReplayDiffers("replay-differs", path=f"event[{index}]", value=events[index].kind, engine="")
    if len(recorded) > len(events):
        raise ReplayDiffers("replay-too-short", path=f"event[{len(events)}]", value=len(recorded))


_SHAPE: Mapping[str, type | tuple[type, ...]] = {
    "engine": str,
    "scene": dict,
    "seed": int,
    "fight": int,
    "people": list,
    "dice": (str, list),
    "decisions": list,
    "journal": list,
    "chain": list,
}


def problems_of_save(data: Any) -> Iterable[Problem]:
    """What keeps ``data`` from being a save."""
    if not isinstance(data, Mapping) or "bojiste" not in data:
        yield Problem("", "", "not-a-save")
        return
    if data["bojiste"] != FORMAT:
        yield Problem("bojiste", data["bojiste"], "unknown-format", {"known": FORMAT})
        return
    for key, shape in _SHAPE.items():
        if key not in data:
            yield Problem(key, "", "missing")
        elif not isinstance(data[key], shape) or isinstance(data[key], bool):
            yield Problem(key, data[key], "damaged-save")
        elif isinstance(data[key], list):
            yield from _wrong_items(key, data[key])
    if isinstance(data.get("dice"), str) and data["dice"] not in DICE:
        yield Problem("dice", data["dice"], "damaged-save")
    for key in ("seed", "fight"):
        if _is_whole(data.get(key)) and not -(2**63) <= data[key] < 2**63:
            yield Problem(key, data[key], "damaged-save")
    journal = data.get("journal")
    yield from read_journal(journal if isinstance(journal, list) else ())[1]


_ITEMS: Mapping[str, type] = {"people": str, "dice": int, "decisions": str, "chain": str}


def _wrong_items(key: str, items: Sequence[Any]) -> Iterable[Problem]:
    """Entries of a list that are not what stands in such a list."""
    shape = _ITEMS.get(key)
    for index, item in enumerate(items if shape is not None else ()):
        if not isinstance(item, shape) or isinstance(item, bool):  # type: ignore[arg-type]
            yield Problem(f"{key}[{index}]", item, "damaged-save")


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
