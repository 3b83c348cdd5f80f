"""What is worked out once, and the first state."""

from __future__ import annotations

from bojiste.core.scene import Scene
from bojiste.core.state import State
from bones.now import Player


def prepare(scene: Scene) -> None:
    """Nothing."""


def begin(scene: Scene) -> State:
    """Everybody with the teeth they brought, or those the scene says are left."""
    return State({one.id: Player(one.sheet.teeth if (left := one.now.get("teeth")) is None else left)
                  for one in scene.combatants})  # fmt: skip
