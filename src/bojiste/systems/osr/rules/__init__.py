"""The rules, one file a group; ``catalogue.txt`` lists them all."""

from bojiste.systems.osr.rules import (
    attack,
    check,
    combat,
    completion,
    encounter,
    fatigue,
    hazard,
    hit_points,
    items,
    mild_death,
    save,
    situation,
)

__all__ = [
    "attack",
    "check",
    "combat",
    "completion",
    "encounter",
    "fatigue",
    "hazard",
    "hit_points",
    "items",
    "mild_death",
    "save",
    "situation",
]
