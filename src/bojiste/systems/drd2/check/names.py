"""Whom and what a scene can name."""

from __future__ import annotations

from bojiste.systems.drd2.prepare import Scene


def combatant_ids(scene: Scene) -> list[str]:
    """Combatants, also those too faulty to be read."""
    return sorted(scene.declared)


def side_ids(scene: Scene) -> list[str]:
    """Sides."""
    return [side.id for side in scene.sides]
