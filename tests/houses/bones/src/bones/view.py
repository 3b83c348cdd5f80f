"""Who sees what, and what to show of a player."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.scene import Scene
from bojiste.core.state import Sight, State, View
from bojiste.core.system import Gauge
from bones.words import TOOTHLESS


def sight(scene: Scene, state: State, seat: str, who: str) -> Sight:
    """Everything lies on the table."""
    return "all"


def gauges(view: View, who: str) -> Iterator[Gauge]:
    """How many teeth are left."""
    yield Gauge("teeth", view[who].teeth)


def states(view: View, who: str) -> Iterator[str]:
    """Whether none is left."""
    if not view[who].teeth:
        yield TOOTHLESS
