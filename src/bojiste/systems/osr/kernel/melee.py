"""Compiled: how far apart, and who binds whom, as ``melee.py`` of ``play`` has it."""

from __future__ import annotations

from typing import Any

from bojiste.systems.osr import rules


def distance(f: Any, at: int, other: int) -> int:
    """Metres between two."""
    return rules.completion.battlefield(f.x[other] - f.x[at], f.y[other] - f.y[at])


def binding(f: Any, at: int) -> int:
    """Those, as bits, who could hit somebody with a melee attack from where they stand."""
    found, foes = 0, f.enemies[at] & f.up
    for foe in range(f.many):
        if foes >> foe & 1 and rules.combat.engaged(distance(f, at, foe), f.reach[foe], True):
            found |= 1 << foe
    return found


def bound(f: Any, at: int) -> int:
    """Those, as bits, who bind somebody in melee now: who fell, or went out of reach, binds no more."""
    found, engaged = 0, f.engaged[at]
    for other in range(f.many):
        if engaged >> other & 1:
            reach, capable = max(f.reach[at], f.reach[other]), f.up >> other & 1 > 0
            if rules.combat.engaged(distance(f, at, other), reach, capable):
                found |= 1 << other
    return found


def surround(f: Any, at: int, target: int) -> int:
    """What those around a target gain by their number; the small around the large count for nothing."""
    if f.towers[target] >> at & 1:
        return 0
    around, foes = 0, f.enemies[target] & f.up & ~f.towers[target]
    for enemy in range(f.many):
        if foes >> enemy & 1 and distance(f, target, enemy) <= f.reach[enemy]:
            around += 1
    return rules.situation.surround(around)
