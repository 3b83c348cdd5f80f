"""What every forecast counts, named as the reports expect it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from bojiste.core.scene import Scene
from bojiste.core.system import Outcome


@lru_cache(maxsize=512)
def names(word: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of what is measured of each of these (``fell:ada``): the same for all fights of a scene."""
    return tuple(f"{word}:{id}" for id in ids)


def won(scene: Scene, outcome: Outcome) -> dict[str, bool]:
    """For each side whether it won."""
    return {f"won:{side.id}": outcome.winner == side.id for side in scene.sides}


def befell(scene: Scene, word: str, true: Callable[[str], bool]) -> dict[str, bool]:
    """For each combatant whether something befell it (``fell``, ``died``)."""
    ids = tuple(scene.by_id)
    return dict(zip(names(word, ids), map(true, ids), strict=True))


def wiped(scene: Scene, dead: Callable[[str], bool]) -> dict[str, bool]:
    """For each side whether all of its members are dead."""
    return {
        f"wiped:{side.id}": all(dead(one.id) for one in scene.combatants if one.side == side.id) for side in scene.sides
    }


def bereaved(scene: Scene, flags: Mapping[str, bool]) -> dict[str, bool]:
    """For each side whether anybody of it died, as its members' own flags tell (``died:ada``)."""
    found = {f"loss:{side.id}": False for side in scene.sides}
    return found | {f"loss:{one.side}": True for one in scene.combatants if flags[f"died:{one.id}"]}


def left(scene: Scene, word: str, number: Callable[[str], int]) -> dict[str, int]:
    """For each combatant a number that it has at the end (``hp``)."""
    ids = tuple(scene.by_id)
    return dict(zip(names(word, ids), map(number, ids), strict=True))
