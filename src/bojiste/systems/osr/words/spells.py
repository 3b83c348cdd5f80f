"""Spells that a scene may name: the seed has no list of any, so these are small ones of our own.

Their figures stand under the keys of a scene file; what a scene adds to ``base`` overrides them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SPELLS: Mapping[str, Mapping[str, Any]] = {
    "bolt": {"cost": 2, "range": 30, "attack_roll": True, "damage": "1d8 magic"},
    "flame": {"cost": 2, "range": 30, "targets": 2, "damage": "2d6 fire", "save": "magic"},
    "frost": {"cost": 4, "range": 40, "damage": "5d6 cold", "save": "magic"},
    "thunderbolt": {"cost": 4, "range": 50, "damage": "4d6 lightning", "save": "magic", "tags": ["destructive"]},
    "spark": {"cost": 1, "range": 10, "instant": True, "damage": "1d4 lightning"},
    "embers": {
        "cost": 2,
        "range": 20,
        "save": "magic",
        "lasting": {"damage": "1d4 fire", "rounds": 3},
    },
    "venom": {"cost": 3, "range": 10, "save": "poison", "damage": "2d6 poison", "tags": ["poison"]},
    "sleep": {"cost": 2, "range": 20, "targets": 3, "save": "magic", "condition": "asleep", "rounds": 3},
    "glare": {"cost": 1, "range": 15, "save": "magic", "condition": "blind", "rounds": 2},
    "bonds": {"cost": 3, "range": 15, "save": "magic", "condition": "helpless", "rounds": 2},
    "tremor": {"cost": 2, "range": 15, "targets": 4, "save": "other", "condition": "prone"},
    "mending": {"cost": 2, "range": 2, "heal": "1d6+1"},
    "vigour": {"cost": 4, "range": 2, "fatigue_relief": 1},
    "feast": {"cost": 1, "covers": ["food"]},
    "spring": {"cost": 1, "covers": ["water"]},
    "hearth": {"cost": 1, "covers": ["shelter"]},
}
