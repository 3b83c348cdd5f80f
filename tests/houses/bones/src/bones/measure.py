"""What a forecast counts."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.measure import Measure
from bojiste.core.scene import Scene
from bojiste.core.state import State
from bojiste.core.system import Outcome
from bojiste.kit.measure import won


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """Who won, and after how many rounds."""
    return Measure(won(scene, outcome), {"rounds": outcome.data["rounds"]})


def conventions(scene: Scene) -> Iterable[str]:
    """Nothing is taken for granted."""
    return ()
