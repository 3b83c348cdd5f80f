"""``python -m tests.kernel.bounds KIND``, with ``NUMBA_BOUNDSCHECK=1`` and an empty ``BOJISTE_CACHE``: generated fights
by loops that look at every place before they read or write it. Prints ``the same``, or what went wrong."""

from __future__ import annotations

import os
import sys

from bojiste.forecast import quick
from bojiste.forecast.report import Taken
from bojiste.forecast.sample import Many, play_many
from bojiste.kernel import objects
from tests.kernel import fights, maps
from tests.kernel.same import Made, compiled, differences, generated

KINDS: dict[str, tuple[Made, ...]] = {
    "plain": (fights.plain,),
    "features": (fights.scene, fights.mingled),
    "map": (maps.scene, maps.broad, maps.begun),
    "bitten": (maps.bitten, maps.charging),
}
"""What each loop plays."""
SCENES = range(500, 560)
TOLD, COUNTED, SOME = 3, 50, 6
"""Fights of each that are told, and of every sixth that are counted."""


def main(kind: str) -> str:
    assert os.environ.get("NUMBA_BOUNDSCHECK") == "1", "nothing would be checked"
    objects.found = lambda home, name: None  # type: ignore[assignment] # what came compiled checks nothing
    for made in KINDS[kind]:
        for number, scene in generated(SCENES, made):
            if wrong := differences(scene, number, TOLD, compiled):
                return f"{made.__name__} {number}: {wrong[0]}"
            counted = number % SOME == 0
            if counted and quick.played(scene, Many(COUNTED, number), Taken("kernel")) != play_many(
                scene, COUNTED, number
            ):
                return f"{made.__name__} {number}: the counts"
    return "the same"


if __name__ == "__main__":
    print(main(sys.argv[1]))
