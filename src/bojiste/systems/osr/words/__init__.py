"""The small words and tables of the old-school rules: what rules, sheets and play all speak of."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

ABILITIES = ("str", "dex", "con", "int", "cha")
SIZES = ("tiny", "small", "medium", "large", "huge")
KINDS = ("pc", "monster", "npc")
DICE = (2, 3, 4, 6, 8, 10, 12, 20, 100)
PHYSICAL = ("blunt", "slashing", "piercing")
DAMAGE_TYPES = (*PHYSICAL, "fire", "cold", "lightning", "acid", "poison", "water", "sound", "magic", "bleeding", "fall")
TAGS = (*DAMAGE_TYPES, "magical")
"""What somebody may be resistant, immune or weak to: a type of damage, or everything magical."""

CONDITIONS = ("prone", "blind", "helpless", "asleep", "unconscious", "held", "dying", "dead", "fled", "surrendered")
LAID_LOW = frozenset({"helpless", "asleep", "unconscious"})
"""Hit without an attack roll, no turn, engages nobody."""
OUT = frozenset({"dead", "dying", "fled", "surrendered"})
"""Takes no part in the fight any more."""
IDLE = LAID_LOW | OUT
"""Does nothing."""

NEEDS = ("food", "water", "shelter")
ZONES = ("close", "near", "far", "very_far", "extreme")
ZONE_ENDS = (5, 25, 50, 100)
"""The last metre of each zone but the last."""
EXTREME = 4
"""The zone in which only the referee can allow a shot."""
ZONE_MIDDLES = {"close": 3, "near": 15, "far": 38, "very_far": 75, "extreme": 150}
FULL = 5
"""Cover that hides a target completely; 1 to 4 are what partial cover adds to the armour class."""

DIFFICULTIES = {"easy": 5, "medium": 10, "hard": 15, "very_hard": 20}
HARDNESS = (1, 40)
"""The lowest and the highest difficulty that a scene or the referee may name; the table has four."""
AREAS = ("difficult", "water", "climb", "unstable", "dark", "lit")


class Row(NamedTuple):
    """A weapon of the table: ``damage`` and ``type``, ``size`` (its reach, or the size of a missile weapon), hands."""

    damage: str
    type: str
    size: str
    kind: str = "melee"
    throwable: bool = False
    hands: int = 1
    reload: bool = False


WEAPONS = {
    "dagger": Row("1d4", "piercing", "small", throwable=True),
    "club": Row("1d4", "blunt", "small", throwable=True),
    "short_sword": Row("1d6", "slashing", "small"),
    "hand_axe": Row("1d6", "slashing", "small", throwable=True),
    "mace": Row("1d6", "blunt", "medium"),
    "hammer": Row("1d6", "blunt", "medium"),
    "sword": Row("1d8", "slashing", "medium"),
    "battle_axe": Row("1d8", "slashing", "medium", hands=2),
    "spear": Row("1d6", "piercing", "large", throwable=True),
    "staff": Row("1d4", "blunt", "medium", hands=2),
    "two_handed_sword": Row("1d10", "slashing", "large", hands=2),
    "halberd": Row("1d10", "slashing", "large", hands=2),
    "javelin": Row("1d4", "piercing", "medium", throwable=True),
    "sling": Row("1d4", "blunt", "small", "missile"),
    "hand_crossbow": Row("1d4", "piercing", "small", "missile", reload=True),
    "short_bow": Row("1d6", "piercing", "medium", "missile", hands=2),
    "crossbow": Row("1d6", "piercing", "medium", "missile", hands=2, reload=True),
    "long_bow": Row("1d8", "piercing", "large", "missile", hands=2),
    "heavy_crossbow": Row("1d10", "piercing", "large", "missile", hands=2, reload=True),
}
ARMOUR = {"leather": 2, "chain": 4, "plate": 6}
SHIELDS = {"small": 1, "large": 2}
REACHES = {"small": 1, "medium": 2, "large": 3}
"""Metres a melee weapon of this size reaches."""
MISSILES = {"small": (25, 50), "medium": (50, 100), "large": (100, 200)}
"""Metres at which a missile weapon of this size is effective, and at which it still reaches."""


class Hit(IntEnum):
    """What an attack roll came to."""

    MISS = 0
    HIT = 1
    CRITICAL = 2


class Reach(IntEnum):
    """What a distance allows an attack: nothing, an attack with disadvantage, an attack as usual."""

    OUT = 0
    HINDERED = 1
    WELL = 2


class Reaction(IntEnum):
    """How monsters (or others, for better or worse) take an encounter, from the worst."""

    ATTACKS = 0
    HOSTILE = 1
    UNSURE = 2
    INDIFFERENT = 3
    FRIENDLY = 4


class Dice(NamedTuple):
    """One part of damage: ``number`` dice of so many sides (none: 0), a flat number, and its type."""

    number: int
    sides: int
    flat: int
    type: str
