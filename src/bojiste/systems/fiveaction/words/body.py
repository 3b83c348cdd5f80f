"""Parts of a body, and the tables of hit locations."""

from __future__ import annotations

from enum import StrEnum

from bojiste.systems.fiveaction.words import ARMS, BODY, HELMET, LEGS


class Part(StrEnum):
    """Parts of a body."""

    HEAD = "head"
    TRUNK = "trunk"
    RIGHT_ARM = "right_arm"
    LEFT_ARM = "left_arm"
    RIGHT_LEG = "right_leg"
    LEFT_LEG = "left_leg"


PARTS = tuple(Part)
TRUNK = PARTS.index(Part.TRUNK)
"""Place of the trunk among them."""
HEAD = Part.HEAD
VITAL = (Part.HEAD, Part.TRUNK)
ARM_PARTS = (Part.RIGHT_ARM, Part.LEFT_ARM)
LEG_PARTS = (Part.RIGHT_LEG, Part.LEFT_LEG)
COVERED_BY = {
    Part.HEAD: HELMET, Part.TRUNK: BODY, Part.RIGHT_ARM: ARMS, Part.LEFT_ARM: ARMS, Part.RIGHT_LEG: LEGS,
    Part.LEFT_LEG: LEGS,
}  # fmt: skip
"""The piece of armour on each part."""

Table = tuple[tuple[Part, int, int], ...]
"""Ranges of a table of hit locations, from low to high: the part, its first and its last number."""


def _table(*ends: tuple[Part, int], first: int) -> Table:
    ranges, low = [], first
    for part, last in ends:
        ranges.append((part, low, last))
        low = last + 1
    return tuple(ranges)


H, TR, RA, LA, RL, LL = PARTS
_SAME, _LOW = (RL, RA, TR, LA, LL), (RA, RL, TR, LL, LA)


def _sums(order: tuple[Part, ...], ends: tuple[int, ...], first: int) -> Table:
    return _table(*zip((H, *order, H), ends, strict=True), first=first)


LOCATIONS: dict[tuple[int, str], Table] = {
    (1, "sum"): _sums(_SAME, (3, 6, 9, 12, 15, 18, 20), 2),
    (2, "sum"): _sums(_SAME, (4, 7, 9, 12, 14, 17, 20), 2),
    (3, "sum"): _sums(_LOW, (3, 7, 9, 12, 14, 18, 20), 2),
    (1, "percent"): _sums(_SAME, (3, 15, 36, 64, 85, 97, 100), 1),
    (2, "percent"): _sums(_SAME, (6, 21, 36, 64, 79, 94, 100), 1),
    (3, "percent"): _sums(_LOW, (3, 21, 36, 64, 79, 97, 100), 1),
}
"""Hit locations: tables 1, 2 and 3, for the sum of 2d10 and for d100."""
