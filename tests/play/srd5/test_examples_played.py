"""Tactics over the examples: every kind of action is used by somebody, where it makes sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from bojiste.forecast.sample import play

EXAMPLES = sorted(Path("examples/srd5").glob("*.toml"))
FIGHTS = 10
USED = {
    *("hit", "dash", "dodge", "help", "ready", "readied-used", "searches", "heals", "drinks"),
    *("stabilizes", "shoves", "pushed", "grapples", "draws", "stows", "drops", "picks-up", "stands", "opportunity"),
    *("casts", "uses-power", "recharges", "strikes-again", "legendary", "lair", "concentrates", "cures"),
    *("mounts", "jumps", "step", "sneak-attack", "joins", "regeneration-fails", "taken-in"),
}
"""Kinds of events that tell of deeds. Nobody of the examples disengages: those who can for nothing shoot."""
FEW = {"ready", "help", "dodge", "drops", "heals", "casts", "shoves"}
"""Those of them that five scenes show."""


def all_clever(path: Path) -> Scene:
    source: dict[str, Any] = dict(load(path).source)
    source["combatant"] = [{**one, "tactic": "clever"} for one in source["combatant"]]
    return read_scene(source)


def told(scenes: Iterable[Scene], fights: int) -> Iterator[str]:
    for scene in scenes:
        for fight in range(fights):
            events: list[Any] = []
            play(scene, 5, fight, events)
            yield from (event.kind for event in events)


@pytest.mark.slow
def test_180_fights_show_every_kind_of_action() -> None:
    assert len(EXAMPLES) * FIGHTS >= 180
    kinds = Counter(told(map(all_clever, EXAMPLES), FIGHTS))
    assert set(kinds) >= USED, f"never: {USED - set(kinds)}"
    assert kinds["dash"] < kinds["hit"] / 4, "who runs all the time does not fight"


def test_a_few_fights_show_the_usual_ones() -> None:
    few = {"goblin_ambush", "dragon", "mounted_charge", "cliff", "sunken_crypt"}
    scenes = [all_clever(path) for path in EXAMPLES if path.stem in few]
    kinds = set(told(scenes, 3))
    assert kinds >= FEW, f"never: {FEW - kinds}"
