"""Bands of play: the same scene by every pair of tactics, so that one number never pretends to be the truth."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.forecast.sample import Many, Progress
from bojiste.forecast.vary import Settings
from bojiste.forecast.what_if import Row, side_by_side

FIGHTS = 200
"""For each pair, at most."""


def bands(scene: Scene, how: Many, progress: Progress | None = None, *, at_hand: bool = False) -> tuple[Row, ...]:
    """A row for each pair of grades (``System.bands``) of the first two sides, all played by the same dice; none
    where the system has one grade only. ``at_hand``: as of ``side_by_side``."""
    scenes = graded(scene)
    if not scenes:
        return ()
    return side_by_side(scenes, how._replace(fights=min(how.fights, FIGHTS)), progress, at_hand=at_hand)


def graded(scene: Scene) -> list[tuple[Settings, Scene]]:
    """The scene as it is played by each pair of grades."""
    grades, sides = scene.system.bands, [side.id for side in scene.sides[:2]]
    if len(grades) < 2 or len(sides) < 2:
        return []
    pairs = [tuple(zip(sides, pair, strict=True)) for pair in product(grades, repeat=2)]
    return [(_settings(pair), read_scene(_played(scene.source, dict(pair)))) for pair in pairs]


def _settings(pair: tuple[tuple[str, str], ...]) -> Settings:
    return tuple((f"{side}.tactic", grade) for side, grade in pair)


def _played(source: Mapping[str, Any], grades: Mapping[str, str]) -> dict[str, Any]:
    """The file in which everybody of a side follows its tactic."""
    entries = [
        {**entry, "tactic": grades[entry["side"]]} if entry.get("side") in grades else entry
        for entry in source["combatant"]
    ]
    return {**source, "combatant": entries}
