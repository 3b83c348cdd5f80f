"""What can be played and is hardly meant."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.errors import Problem
from bojiste.systems.srd5.prepare import Scene


def remarks(scene: Scene) -> Iterable[Problem]:
    """Creatures that burrow where the field does not say what is under the ground."""
    if any(scene.prepared.scenery.soil):
        return
    for path, one in {combatant.path: combatant for combatant in scene.combatants}.items():
        if one.sheet.speed.burrow:
            yield Problem(f"{path}.speed.burrow", one.sheet.speed.burrow, "nobody-digs")
