"""What every forecast counts, named as the reports expect it."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.scene import Scene
from bojiste.core.system import Outcome


def won(scene: Scene, outcome: Outcome) -> dict[str, bool]:
    """For each side whether it won."""
    return {f"won:{side.id}": outcome.winner == side.id for side in scene.sides}


def befell(scene: Scene, word: str, true: Callable[[str], bool]) -> dict[str, bool]:
    """For each combatant whether something befell it (``fell``, ``died``)."""
    return {f"{word}:{one.id}": true(one.id) for one in scene.combatants}


def wiped(scene: Scene, dead: Callable[[str], bool]) -> dict[str, bool]:
    """For each side whether all of its members are dead."""
    return {
        f"wiped:{side.id}": all(dead(one.id) for one in scene.combatants if one.side == side.id) for side in scene.sides
    }


def left(scene: Scene, word: str, number: Callable[[str], int]) -> dict[str, int]:
    """For each combatant a number that it has at the end (``hp``)."""
    return {f"{word}:{one.id}": number(one.id) for one in scene.combatants}
