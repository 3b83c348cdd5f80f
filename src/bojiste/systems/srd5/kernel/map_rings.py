"""Compiled: squares around enemies, as ``policy.place`` looks at them."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.ways import BOLD, WARY, lowest
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel.map_walk import columns_near
from bojiste.systems.srd5.kernel.tactic import NAIVE

SHOT, STEP, STROLL = range(3)
"""The rings around enemies: as far as it shoots (or strikes), beside them, a walk away."""


def ringed(f: Any, at: int, ring: int, length: int) -> None:
    """Where it is within so many squares of an enemy that it knows of (``rings``), were it all level ground."""
    high, left = f.high, f.facing
    for y in range(high):
        f.rings[ring, y] = 0
    while left:
        enemy = lowest(left)
        left &= left - 1
        columns = columns_near(f, at, enemy, length)
        top, bottom = f.y[enemy] - length - f.body[at] + 1, f.y[enemy] + length + f.body[enemy]
        for y in range(max(0, top), min(high, bottom)):
            f.rings[ring, y] |= columns


def within_arms_reach(f: Any, at: int, ring: int, arm: int) -> None:
    """The same, so many half feet from an enemy, where no ledge between the two is higher than that."""
    high, left, length = f.high, f.facing, rules.grid.square(arm)
    for y in range(high):
        f.rings[ring, y] = 0
    while left:
        enemy = lowest(left)
        left &= left - 1
        columns = columns_near(f, at, enemy, length)
        top, bottom = f.y[enemy] - length - f.body[at] + 1, f.y[enemy] + length + f.body[enemy]
        for grade in range(f.grades):
            if rules.grid.distance(0, 0, f.body[at], f.body[enemy], f.z[enemy] - f.grade[grade]) <= arm:
                for y in range(max(0, top), min(high, bottom)):
                    f.rings[ring, y] |= columns & f.lay[grade, y]


def stops(f: Any, at: int, y: int) -> int:
    """The squares of a row where it may end its move, if it gets there."""
    own = 1 << f.x[at] if f.y[at] == y else 0
    return ~f.taken[y] & ~own  # type: ignore[no-any-return]


def reached(f: Any, at: int, y: int) -> int:
    """The squares of a row that have been reached: by who is wary, without danger."""
    if f.tactic[at] == NAIVE:
        return f.done[WARY, y] | (f.done[BOLD, y] if f.search[BOLD] else 0)  # type: ignore[no-any-return]
    return f.safe[y]  # type: ignore[no-any-return]
