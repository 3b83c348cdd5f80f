"""A forecast of a journey tells days, supplies, fatigue and deaths, in every language."""

from __future__ import annotations

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.scene import LANGUAGES
from bojiste.files.scenes import load
from bojiste.tell import Narrator
from tests import house

SCENES = [path for path in house.examples() if path.parent.name == "osr"]


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_what_a_forecast_counts_has_its_words(path: object) -> None:
    scene = load(str(path))
    run = Run(scene, Tape(3), events=[])
    run.advance()
    assert run.outcome is not None
    measure = scene.system.measure(scene, run.state, run.outcome)
    for language in LANGUAGES:
        narrator = Narrator(scene, language)
        for key in (*measure.flags, *measure.counts):
            assert narrator.word(f"measure-{key.partition(':')[0]}")
        for convention in scene.system.conventions(scene):
            assert narrator.word(f"convention-{convention}")


def test_a_journey_counts_days_supplies_and_fatigue() -> None:
    scene = load(house.EXAMPLES / "osr" / "three_days.toml")
    run = Run(scene, Tape(3), events=[])
    run.advance()
    assert run.outcome is not None
    counts = scene.system.measure(scene, run.state, run.outcome).counts
    assert counts["days"] >= 3 and counts["supplies"] >= 0 and "fatigue:ada" in counts


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_nothing_impossible_happens(path: object) -> None:
    """Supplies are never negative, a side never acts twice a round, the dead do nothing."""
    scene = load(str(path))
    for seed in (1, 2):
        run = Run(scene, Tape(seed), events=[], strict=True)
        run.advance()
        dead: set[str] = set()
        turns: set[tuple[str, int]] = set()
        for event in run.events or ():
            if event.kind == "goes-on":
                turns.clear()
            if event.kind == "side-turn":
                turn = (str(event.actor), int(event.data["round"]))
                assert turn not in turns
                turns.add(turn)
            if event.kind in ("hit", "miss", "critical", "approach", "casts"):
                assert event.actor not in dead
            if event.kind == "dies":
                dead.add(str(event.actor))
            assert all(new >= 0 for _, field, _, new in event.changes if field in ("supplies", "pool", "fatigue"))
