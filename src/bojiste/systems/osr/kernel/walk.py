"""Compiled: movement over level ground, as ``movement.py`` and ``space.py`` of ``play`` have it: straight, on whole
metres, into no place where somebody stands."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, moved, tell
from bojiste.systems.osr import rules
from bojiste.systems.osr.kernel import what
from bojiste.systems.osr.kernel.melee import bound, distance
from bojiste.systems.osr.play import weigh
from bojiste.systems.osr.play.space import along, away, metres

Place = tuple[int, int]
Found = tuple[bool, int, int]
"""Whether there is a place, and where."""
NOWHERE = (False, 0, 0)


def budget(f: Any, at: int) -> int:
    """What is left of somebody's movement."""
    if f.sprinting[at]:
        return rules.combat.limits(rules.situation.sprint(f.move[at], False), f.moved[at])
    return rules.combat.limits(f.move[at], f.moved[at])


def taken(f: Any, at: int, place: Place) -> bool:
    """Whether somebody else stands there."""
    others, full = f.up & ~(1 << at), False
    for one in range(f.many):
        if others >> one & 1 and f.x[one] == place[0] and f.y[one] == place[1]:
            full = True
            break
    return full


def toward(f: Any, at: int, target: int) -> bool:
    """Go towards an enemy that is out of reach, as far as usual; whether a step was made."""
    left, far = budget(f, at), distance(f, at, target)
    wish = min(weigh.stride(left, far, weigh.stop(f.reach[at])), left)
    there, x, y = spot(f, at, target, max(1, far - wish), left)
    return there and go(f, at, (x, y), what.APPROACH, target)


def spot(f: Any, at: int, target: int, stop: int, left: int) -> Found:
    """Where to end so as to be within so many metres of somebody, or as near as what is left allows."""
    start, end = (f.x[at], f.y[at]), (f.x[target], f.y[target])
    far = metres(start, end)
    x, y = along(start, end, far - stop)
    if metres((x, y), end) > stop:
        x, y = along(start, end, far - stop + 1)
    full = taken(f, at, (x, y))
    if not full and metres(start, (x, y)) <= left:
        return True, x, y
    if full:
        there, u, v = beside(f, at, target, stop, left)
        if there:
            return True, u, v
    for step in range(far - stop, 0, -1):
        x, y = along(start, end, step)
        if not taken(f, at, (x, y)):
            return True, x, y
    return NOWHERE


def beside(f: Any, at: int, target: int, stop: int, left: int) -> Found:
    """The free place within so many metres of a target that is nearest to whoever goes there, the first of equal
    ones."""
    start, (x, y) = (f.x[at], f.y[at]), (f.x[target], f.y[target])
    found, least = NOWHERE, -1
    for u in range(x - stop, x + stop + 1):
        for v in range(y - stop, y + stop + 1):
            off = (u - start[0]) ** 2 + (v - start[1]) ** 2
            better = (least < 0 or off < least) and metres((x, y), (u, v)) <= stop
            if better and metres(start, (u, v)) <= left and not taken(f, at, (u, v)):
                found, least = (True, u, v), off
    return found


def retreat(f: Any, at: int, kind: int) -> bool:
    """Go away from the nearest enemy as far as one can; whether a step was made."""
    left, nearest = budget(f, at), closest(f, at)
    if nearest < 0:
        return False
    start, end = (f.x[at], f.y[at]), (f.x[nearest], f.y[nearest])
    for step in range(left, 0, -1):
        x, y = away(start, end, step)
        if not taken(f, at, (x, y)):
            return go(f, at, (x, y), kind, nearest)
    return False


def closest(f: Any, at: int) -> int:
    """The place of the nearest enemy who stands, the first of equal ones; -1 if none does."""
    found, least, foes = -1, -1, f.enemies[at] & f.up
    for foe in range(f.many):
        if foes >> foe & 1:
            far = distance(f, at, foe)
            if least < 0 or far < least:
                found, least = foe, far
    return found


def go(f: Any, at: int, place: Place, kind: int, target: int) -> bool:
    """Go straight to a place, if nobody who binds forbids it."""
    start = (f.x[at], f.y[at])
    if not f.disengaged[at] and not keeps_engaged(f, at, start, place):
        return False
    f.moved[at] += metres(start, place)
    new = moved(start[0], place[0], what.X) + moved(start[1], place[1], what.Y)
    f.x[at], f.y[at] = place
    tell(f, kind, at, target, NO_SUM, new)
    return True


def keeps_engaged(f: Any, at: int, start: Place, place: Place) -> bool:
    """Whether a way leaves nobody who binds; every metre of it counts."""
    foes = bound(f, at)
    for foe in range(f.many):
        if foes >> foe & 1:
            where, before, reach = (f.x[foe], f.y[foe]), distance(f, at, foe), f.reach[foe]
            for step in range(1, metres(start, place) + 1):
                if not rules.combat.engaged_move(before, metres(along(start, place, step), where), reach):
                    return False
            if not rules.combat.engaged_move(before, metres(place, where), reach):
                return False
    return True
