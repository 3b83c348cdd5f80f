"""How much each circumstance changes: a scene played by the same dice without each of them in turn.

A circumstance is what a file says and need not: an option, a switch or a number of the field, a further table, what
somebody begins with (``now``), a switch of somebody (``hides = true``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.errors import SceneError
from bojiste.forecast.sample import Many, Progress
from bojiste.forecast.vary import Settings
from bojiste.forecast.what_if import Row, side_by_side

MOST = 12
"""So many circumstances are left out, at most."""
FIGHTS = 300
NEEDED = frozenset(
    {"format", "system", "procedure", "title", "name", "rulings", "side", "combatant", "options", "field"}
)
GROUND = frozenset({"map", "mode", "legend"})


def without(source: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each circumstance by name, and the file without it."""
    for table, spared in (("options", frozenset[str]()), ("field", GROUND)):
        for key in source.get(table, {}):
            if key not in spared:
                yield f"{table}.{key}", _less(source, table, key)
    for key in source:
        if key not in NEEDED:
            yield key, {name: value for name, value in source.items() if name != key}
    for side, key in _of_people(source):
        yield f"{side}.{key}", _eased(source, side, key)


def _less(source: Mapping[str, Any], table: str, key: str) -> dict[str, Any]:
    left = {name: value for name, value in source[table].items() if name != key}
    return {**source, table: left}


def _of_people(source: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What somebody of a side begins with, and switches that are on."""
    found: dict[tuple[str, str], None] = {}
    for entry in source.get("combatant", ()):
        side = str(entry.get("side", ""))
        found |= {(side, f"now.{key}"): None for key in entry.get("now", {})}
        found |= {(side, key): None for key, value in entry.items() if value is True}
    return list(found)


def _eased(source: Mapping[str, Any], side: str, key: str) -> dict[str, Any]:
    """The file in which nobody of a side has it."""
    made = deepcopy(dict(source))
    for entry in made["combatant"]:
        if str(entry.get("side", "")) == side:
            table, name = (entry.get("now", {}), key[4:]) if key.startswith("now.") else (entry, key)
            table.pop(name, None)
    return made


def knocked_out(scene: Scene, how: Many, progress: Progress | None = None, *, at_hand: bool = False) -> tuple[Row, ...]:
    """The scene as it stands, then without each circumstance; those without which it cannot be played are passed over.

    ``at_hand``: as of ``side_by_side``. A row's setting is the name of what was left out, with the value ``None``.
    """
    scenes: list[tuple[Settings, Scene]] = [((), scene)]
    for name, source in without(scene.source):
        if len(scenes) > MOST:
            break
        try:
            other = read_scene(source)
        except SceneError:
            continue
        if not (
            name.startswith("options.") and repr(other.options) == repr(scene.options)
        ):  # it says what goes without saying
            scenes.append((((name, None),), other))
    if len(scenes) == 1:
        return ()
    return side_by_side(scenes, how._replace(fights=min(how.fights, FIGHTS)), progress, at_hand=at_hand)
