"""Compiled: climbing and jumping, as ``motion.py`` of ``play`` has them, and when a tactic does so."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.kernel.ways import lowest, nearest, square_at, stretch
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.map_arms import reach
from bojiste.systems.srd5.kernel.map_eyes import far, far_from
from bojiste.systems.srd5.kernel.map_fall import thrown_down
from bojiste.systems.srd5.kernel.map_high import aloft, ground, top_beside
from bojiste.systems.srd5.kernel.map_rings import SHOT, STEP, ringed, stops
from bojiste.systems.srd5.kernel.map_walk import climbing_left, field, left, occupied, step
from bojiste.systems.srd5.kernel.test import test
from bojiste.systems.srd5.play.movement.moves import share
from bojiste.systems.srd5.words import SQUARE

FOOTING = 10
"""What a check must reach to keep one's footing on rough ground."""


# -- climbing ------------------------------------------------------------------------------------------------------


def climb_price(f: Any, at: int) -> int:
    """What each foot up a face costs."""
    return rules.terrain.step_cost(False, False, not f.climb[at], False)


def highest(f: Any, at: int) -> int:
    """How high somebody can climb on the face beside it; no higher than it is where it cannot (``motion.faces``)."""
    top, z = top_beside(f, at), f.z[at]
    if f.prone[at] or top <= ground(f, f.x[at], f.y[at]) + 1 or z >= top:
        return z  # type: ignore[no-any-return]
    return min(top, z + climbing_left(f, at) // (SQUARE * climb_price(f, at)))  # type: ignore[no-any-return]


def climbs_to_somebody(f: Any, at: int) -> bool:
    """Whether there is somebody higher up, and a face to climb."""
    left, higher = f.facing, False
    while left:
        higher = higher or f.z[lowest(left)] > f.z[at] + 1
        left &= left - 1
    return higher and highest(f, at) > f.z[at]


def climbs(f: Any, at: int) -> None:
    """Climb up the face beside one."""
    price, goal = SQUARE * climb_price(f, at), highest(f, at)
    x, y, height = f.x[at], f.y[at], f.z[at] + 1
    f.climbing, goes_on = 1, True
    while goes_on and height <= goal:
        f.to_z = height
        goes_on = step(f, at, x, y, price)
        height += 1
    f.climbing = 0


# -- jumping -------------------------------------------------------------------------------------------------------


def walks_nearer(f: Any, at: int) -> bool:
    """Whether a way on foot leads to where an enemy of about one's height can be struck, or nearer to one
    (``roam._towards``)."""
    budget, arm, least = left(f, at), reach(f, at), 1 << 20
    field(f, at, budget)
    level, foes = 0, f.facing
    while foes:
        enemy = lowest(foes)
        foes &= foes - 1
        least = min(least, far(f, at, enemy))
        level |= 1 << enemy if abs(f.z[enemy] - f.z[at]) <= 1 else 0
    longest = (least - 1) // SQUARE if least > arm + SQUARE else -1
    foes = f.facing
    if longest >= 0:
        ringed(f, at, STEP, longest)
    f.facing = level
    ringed(f, at, SHOT, rules.grid.square(arm))
    f.facing = foes
    for y in range(f.high):
        row = f.rings[SHOT, y] | (f.rings[STEP, y] if longest >= 0 else 0)
        f.goals[y] = row & stops(f, at, y)
    return nearest(f, square_at(f.x[at], f.y[at]), rules.grid.square(budget), False) >= 0


def farthest(f: Any, at: int) -> int:
    """How far somebody jumps now (``motion.leaps``)."""
    length = rules.movement.long_jump(f.strength[at], f.run)
    if f.run >= 2 * SQUARE:
        length = max(length, f.running_leap[at])
    return max(length, f.standing_leap[at])  # type: ignore[no-any-return]


def how_high(f: Any, at: int) -> int:
    """How high somebody jumps now."""
    return max(rules.movement.high_jump(f.vigour[at], f.run), f.standing_leap[at] // 2)  # type: ignore[no-any-return]


def landing(f: Any, at: int) -> int:
    """Where a jump would bring somebody nearest to an enemy, nearer than it is and no lower, or -1."""
    f.to_z = f.z[at]
    best, key, here = -1, (0, 0, 0), nearest_from(f, at, f.x[at], f.y[at])
    if aloft(f, at) or f.prone[at] or left(f, at) < SQUARE:
        return -1
    occupied(f, at, False)
    length, rise = min(farthest(f, at), left(f, at)) // SQUARE, how_high(f, at) // SQUARE
    for v in range(max(0, f.y[at] - length), min(f.high, f.y[at] + length + 1)):
        row = stretch(f, f.x[at] - length, f.x[at] + length)
        while row:
            u = lowest(row)
            row &= row - 1
            up = ground(f, u, v) - f.z[at]
            if (u == f.x[at] and v == f.y[at]) or not 0 <= up <= rise or not jumped_to(f, at, u, v, up):
                continue
            found = (nearest_from(f, at, u, v), u, v)
            if found[0] < here and (best < 0 or found < key):
                best, key = square_at(u, v), found
    return best


def nearest_from(f: Any, at: int, x: int, y: int) -> int:
    """How far the nearest enemy would be from a square, as high as somebody is."""
    left, least = f.facing, 1 << 20
    while left:
        least = min(least, far_from(f, at, x, y, lowest(left)))
        left &= left - 1
    return least


def jumped_to(f: Any, at: int, u: int, v: int, up: int) -> bool:
    """Whether somebody has so much movement left, and nothing stands on the straight way to a square."""
    wide, high = u - f.x[at], v - f.y[at]
    steps = max(abs(wide), abs(high))
    if SQUARE * (steps + up) > left(f, at):
        return False
    for part in range(1, steps + 1):
        x, y = f.x[at] + share(wide, part, steps), f.y[at] + share(high, part, steps)
        if (f.taken[y] | f.solid[y]) >> x & 1:
            return False
    return True


def jumps(f: Any, at: int, u: int, v: int) -> None:
    """Jump in a straight line."""
    x, y, z = f.x[at], f.y[at], ground(f, u, v)
    steps, spare = max(abs(u - x), abs(v - y)), SQUARE * (z - f.z[at])
    tell(f, what.JUMPS, at, NOBODY, NO_SUM, 0)
    for part in range(1, steps + 1):
        f.to_z = z
        if not step(f, at, x + share(u - x, part, steps), y + share(v - y, part, steps), SQUARE + spare):
            return
        spare = 0
    if f.rough[0, v] >> u & 1:
        total = test(f, f.lucky[at], f.acrobatics_state[at]) + f.acrobatics[at]
        kept = rules.dice.d20_test(total, 0, FOOTING)
        tell(f, what.KEEPS_FOOTING if kept else what.LOSES_FOOTING, at, NOBODY, total, 0)
        if not kept:
            thrown_down(f, at)


def jump_pays(f: Any, at: int) -> bool:
    """Whether a jump leads nearer where no way on foot does."""
    return landing(f, at) >= 0 and not walks_nearer(f, at)
