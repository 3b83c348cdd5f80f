"""What would change the odds of a draft: a few other drafts, each one change away, and how the change is called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bojiste.core.reading import read_scene
from bojiste.errors import BojisteError
from bojiste.table.draft.edits import EDIT, Bare, Count, Numbers, Tables, Tactic, edited
from bojiste.table.draft.look import looked, tactic
from bojiste.table.pages.environment import speaker

MOST = 10
"""Changes that are tried."""
HP = "hp_max"
"""What sheets call the most hit points somebody has."""
PART = 4
"""Hit points are tried a quarter more and a quarter fewer."""
CALM = "#:"
"""Grounds that nobody sees through or passes."""


class Change(NamedTuple):
    """A change: what it is called, the edit that makes it, and the draft as it would be."""

    label: str
    edit: dict[str, Any]
    tables: Tables


def changes(tables: Mapping[str, Any], language: str) -> list[Change]:
    """The changes that leave a scene, in the order of the file."""
    found = []
    for label, edit in _proposed(tables, language):
        try:
            found.append(Change(label, edit.model_dump(), edited(tables, edit)))
        except BojisteError:
            continue
    return found[:MOST]


def _proposed(tables: Mapping[str, Any], language: str) -> Iterator[tuple[str, Any]]:
    say, view = speaker(language)["t"], looked(tables, language)
    foes = [one for one in view["entries"] if one["side"] == "theirs"]
    for one in foes:
        for count in (one["count"] + 1, one["count"] - 1):
            if count or len(foes) > 1:
                label = say("change-count", name=one["name"], count=count, before=one["count"])
                yield label, Count(do="count", at=one["at"], count=count)
    yield from _tactics(tables, view, say, language)
    if set(CALM) & set(view["grounds"]):
        yield say("change-walls"), Bare(do="bare", grounds=CALM)
    if "~" in view["grounds"]:
        yield say("change-rough"), Bare(do="bare", grounds="~")
    for one in foes[:2]:
        yield from _hit_points(tables, one, say)


def _tactics(tables: Mapping[str, Any], view: Mapping[str, Any], say: Any, language: str) -> Iterator[tuple[str, Any]]:
    """Each side that plays by another of the system's tactics, of which the first two are tried."""
    known = [one["id"] for one in view["tactics"][:3]]
    for side in view["sides"]:
        usual = next((one["tactic"] for one in view["entries"] if one["of"] == side["id"]), "") or known[0]
        for other in [id for id in known if id != usual][:1]:
            label = say("change-tactic", name=side["name"], tactic=tactic(other, language))
            yield label, Tactic(do="tactic", side=side["id"], tactic=other)


def _hit_points(tables: Mapping[str, Any], one: Mapping[str, Any], say: Any) -> Iterator[tuple[str, Any]]:
    now = hit_points(tables, one["id"])
    if now is None:
        return
    for value in (now + max(1, now // PART), now - max(1, now // PART)):
        if value > 0:
            label = say("change-hp", name=one["name"], value=value, before=now)
            yield label, Numbers(do="number", at=one["at"], key="hp_max", value=value)


def hit_points(tables: Mapping[str, Any], who: str) -> int | None:
    """The most hit points of somebody's sheet, where it has such a number."""
    found = getattr(read_scene(tables).by_id[who].sheet, HP, None)
    return found if isinstance(found, int) else None


class Knob(NamedTuple):
    """What is turned to make a draft fair: a field of the scene, its values, and the edit that sets one."""

    name: str
    field: str
    values: Sequence[int]
    edit: dict[str, Any]
    key: str

    def turned(self, value: int) -> dict[str, Any]:
        """The edit that sets it."""
        found: dict[str, Any] = EDIT.validate_python({**self.edit, self.key: value}).model_dump()
        return found


MOST_FOES = 16
"""Of one kind, when a number of foes is looked for."""


def knob(tables: Mapping[str, Any], language: str) -> Knob | None:
    """How many there are of the most numerous foes; of a lone one its hit points; ``None``: there are none."""
    foes = [one for one in looked(tables, language)["entries"] if one["side"] == "theirs"]
    if not foes:
        return None
    one = max(foes, key=lambda one: one["count"])
    entry = tables["combatant"][one["at"]]
    called = str(entry.get("id") or entry.get("block"))
    if one["count"] > 1 or len(foes) > 1:
        most = max(MOST_FOES, one["count"])
        return Knob(one["name"], f"{called}.count", range(1, most + 1), {"do": "count", "at": one["at"]}, "count")
    now = hit_points(tables, one["id"])
    if now is None:
        return Knob(one["name"], f"{called}.count", range(1, MOST_FOES + 1), {"do": "count", "at": one["at"]}, "count")
    step = max(1, now // 10)
    values = range(max(1, now // 4), now * 3, step)
    return Knob(one["name"], f"{called}.{HP}", values, {"do": "number", "at": one["at"], "key": HP}, "value")
