"""Friend and foe, worked out once per scene."""

from __future__ import annotations

from bojiste.core.scene import Scene


def foes(scene: Scene) -> dict[str, tuple[str, ...]]:
    """For each combatant its enemies, in file order."""
    return {
        one.id: tuple(other.id for other in scene.combatants if scene.hostile(one.id, other.id))
        for one in scene.combatants
    }


def friends(scene: Scene) -> dict[str, tuple[str, ...]]:
    """For each combatant its friends, in file order, itself left out."""
    return {
        one.id: tuple(
            other.id
            for other in scene.combatants
            if other is not one and scene.relation(one.side, other.side) == "friendly"
        )
        for one in scene.combatants
    }


def sides_of(scene: Scene) -> dict[str, frozenset[str]]:
    """For each seat the sides on which it has somebody."""
    return {seat: frozenset(one.side for one in scene.combatants if one.seat == seat) for seat in scene.seats}
