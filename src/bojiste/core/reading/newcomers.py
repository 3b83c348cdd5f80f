"""Reading those who come into a scene that is being played."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from bojiste.core.reading.entries import Blocks, Entries
from bojiste.core.reading.faults import Faults
from bojiste.core.scene import Combatant, Scene
from bojiste.errors import RulingError


def read_newcomers(scene: Scene, entry: Mapping[str, Any], path: str) -> tuple[Combatant, ...]:
    """Combatants of an entry as scenes have it; ``RulingError`` with its faults. An id that is taken gets the next free
    number."""
    faults = Faults()
    blocks = Blocks(scene.system, scene.source.get("block", {}), faults)
    found = Entries(scene.system, blocks, faults).crowd([entry]).combatants
    problems = [replace(one, path=f"{path}{one.path.removeprefix('combatant[0]')}") for one in faults.problems]
    wrong = Faults()
    _sides_there(scene, found, path, wrong)
    if problems or wrong.problems:
        raise RulingError([*problems, *wrong.problems], scene.system.id)
    newcomers: list[Combatant] = []
    for one in found:
        taken = [*scene.by_id, *(other.id for other in newcomers)]
        newcomers.append(numbered(one, taken, path))
    return tuple(newcomers)


def _sides_there(scene: Scene, found: Collection[Combatant], path: str, faults: Faults) -> None:
    """Nobody comes for a side that is not in the scene."""
    sides = [side.id for side in scene.sides]
    unknown = next((one.side for one in found if one.side not in sides), None)
    if unknown is not None:
        faults.note(f"{path}.side", unknown, "not-one-of", known=", ".join(sides))


def numbered(one: Combatant, taken: Collection[str], path: str) -> Combatant:
    """A newcomer under an id that is free: ``goblin-3`` where there are two goblins."""
    stem = re.sub(r"-[0-9]+$", "", one.id)
    if one.id not in taken and not any(id == stem or id.startswith(f"{stem}-") for id in taken):
        return replace(one, index=len(taken), path=path)
    number = 1 + max((int(id[len(stem) + 1 :]) for id in taken if re.fullmatch(rf"{stem}-[0-9]+", id)), default=1)
    name = replace(one.name, number=number)
    return replace(one, id=f"{stem}-{number}", index=len(taken), name=name, path=path)
