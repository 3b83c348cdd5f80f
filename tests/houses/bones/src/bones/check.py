"""Faults that only the whole scene shows."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.scene import Scene
from bojiste.errors import Problem


def check(scene: Scene) -> Iterator[Problem]:
    """Two play against each other."""
    if len(scene.combatants) != 2 or len(scene.sides) != 2:
        yield Problem("combatant", len(scene.combatants), "not-two")
