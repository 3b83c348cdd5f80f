"""How many calls of Python functions a fight takes: a ceiling for each scene of the benchmark, so that a feature costs
only who has it. A question asked of everybody on each turn shows here before anybody feels it.

Calls are counted (generators that go on count too), not seconds: the number is the same on every machine and for every
hash seed. Whoever raises a ceiling says in the commit what for; who comes five in a hundred below lowers it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

import pytest

from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from bojiste.forecast.bench import PLAN, SEED
from bojiste.forecast.sample import play

FIGHTS = range(10, 14)
CEILINGS = {
    "s1": 4_750,
    "s2": 17_800,
    "goblin_ambush": 117_400,
    "s4": 47_950,
    "three_days": 41_300,
    "s6": 29_000,
    "s7": 99_500,
}
"""Calls in these fights together. In plain fights of fifth edition (s1, s2) a twelfth of them are what it costs that
attacks and turns visit written moments."""


def calls(scene: Scene) -> int:
    """Calls of Python functions in these fights, which have been played before: what is kept then is there."""
    found = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal found
        found += event == "call"

    for fight in FIGHTS:
        play(scene, SEED, fight, [])
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        for fight in FIGHTS:
            play(scene, SEED, fight, [])
    finally:
        sys.setprofile(before)
    return found


@pytest.mark.parametrize("path", [path for path, _ in PLAN], ids=lambda path: path.stem)
def test_a_fight_takes_no_more_calls_than_it_did(path: Path) -> None:
    assert calls(load(path)) <= CEILINGS[path.stem]
