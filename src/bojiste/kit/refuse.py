"""Refusals that every system writes: ids that nobody bears, that two bear, that mean something else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bojiste.core.reading.faults import like
from bojiste.core.scene import Scene
from bojiste.errors import Problem


def near(value: str, known: Iterable[str]) -> dict[str, str]:
    """What a refusal says of a word out of a table: all there are, and those that look like it."""
    names = list(known)
    return {"known": ", ".join(names), "near": ", ".join(like(value, names, 3))}


def unknown(values: Iterable[str], known: Iterable[str], path: str, reason: str) -> Iterator[Problem]:
    """Values that are none of the known ones."""
    names = list(known)
    return (Problem(path, value, reason, near(value, names)) for value in values if value not in names)


def twice(ids: Sequence[str], where: str, *, field: str = "id") -> Iterator[Problem]:
    """Ids of a list that stand there already; ``where`` is the path of the list."""
    for index, id in enumerate(ids):
        first = ids.index(id)
        if first < index:
            path = f"{where}[{index}].{field}" if field else f"{where}[{index}]"
            yield Problem(path, id, "duplicate-id", {"first": f"{where}[{first}]"})


def reserved(scene: Scene, words: Sequence[str]) -> Iterator[Problem]:
    """Ids of combatants and sides that mean something else in this system."""
    named = {one.id: f"{one.path}.id" for one in scene.combatants}
    named |= {one.side: f"{one.path}.side" for one in scene.combatants}
    for id in words:
        if id in named:
            yield Problem(named[id], id, "reserved-id", {"known": ", ".join(words)})


def whole(scene: Scene) -> bool:
    """Whether every combatant of the file could be read: faulty ones are told of elsewhere."""
    return len({one.path for one in scene.combatants}) == len(scene.source["combatant"])


def one_side(scene: Scene) -> Iterator[Problem]:
    """A scene whose file knows one side only (and not: the others are too faulty to be read)."""
    entries = (entry for entry in scene.source["combatant"] if isinstance(entry, Mapping))
    if scene.combatants and whole(scene) and len({str(entry.get("side")) for entry in entries}) < 2:
        yield Problem("combatant", scene.sides[0].id, "one-side")
