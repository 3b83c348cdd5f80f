"""Compiled: who knows of whom, how far they are from each other, and what stands between them on a map, as
``table.py``, ``sight.py`` and ``cover.py`` of ``play`` have it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.lines import CORNERS, between, stopped, stopped_for_good
from bojiste.kernel.ways import lowest
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel.known import BEGUN, HIGH
from bojiste.systems.srd5.kernel.map_high import aloft, between_heights, layered
from bojiste.systems.srd5.kernel.map_light import makes_out, obscure
from bojiste.systems.srd5.kernel.map_walls import HOLED, SOFT, WALLS, closed
from bojiste.systems.srd5.kernel.plight import BLIND, IDLE, UNSEEN, plight_of
from bojiste.systems.srd5.words import DEAD, OK, SQUARE


def far(f: Any, at: int, other: int) -> int:
    """How far two are from each other."""
    up = f.z[other] - f.z[at] if HIGH else 0
    return rules.grid.distance(f.x[other] - f.x[at], f.y[other] - f.y[at], f.body[at], f.body[other], up)


def flat(f: Any, at: int, other: int) -> int:
    """The same, were it all level ground."""
    return rules.grid.distance(f.x[other] - f.x[at], f.y[other] - f.y[at], f.body[at], f.body[other], 0)


def far_from(f: Any, at: int, x: int, y: int, other: int) -> int:
    """How far somebody would be from another if it stood on a square (so high: ``to_z``)."""
    up = f.z[other] - f.to_z if HIGH else 0
    return rules.grid.distance(f.x[other] - x, f.y[other] - y, f.body[at], f.body[other], up)


def flat_from(f: Any, at: int, x: int, y: int, other: int) -> int:
    """The same, were it all level ground."""
    return rules.grid.distance(f.x[other] - x, f.y[other] - y, f.body[at], f.body[other], 0)


def known(f: Any, at: int, other: int) -> bool:
    """Whether somebody knows where another is."""
    return not f.hidden[other] >> at & 1


def faced(f: Any, at: int) -> int:
    """The enemies that somebody knows of and that still fight, as bits."""
    found = f.enemies[at] & f.up
    left = found if f.hiders else 0
    while left:
        enemy = lowest(left)
        left &= left - 1
        found &= ~((f.hidden[enemy] >> at & 1) << enemy)
    return found  # type: ignore[no-any-return]


def hiding(f: Any) -> bool:
    """Whether anybody is hidden from anybody."""
    found = 0
    for one in range(f.many):
        found |= f.hidden[one]
    return bool(found != 0)


def shut(f: Any, at: int, other: int) -> bool:
    """Whether somebody is wholly behind walls (``play.cover.shut``)."""
    if HIGH:
        layered(f, at, other)
    return bool(f.walled) and closed(f, f.x[at], f.y[at], f.x[other], f.y[other])


def plainly(f: Any, at: int, other: int) -> bool:
    """Whether somebody who is up sees another, or would if it did not hide (``play.sight.plainly``)."""
    return not shut(f, at, other) and (not f.dim or makes_out(f, at, other, far(f, at, other)))


def sees(f: Any, at: int, other: int) -> bool:
    """Whether somebody who is up sees another."""
    return known(f, at, other) and plainly(f, at, other)


def seems_to_see(f: Any, at: int, enemy: int) -> bool:
    """Whether an enemy sees somebody, as that one's seat reckons: it knows nothing of the senses of strangers."""
    if not f.dim or f.knows[at] >> enemy & 1:
        return sees(f, enemy, at)
    if BEGUN and (f.plight[enemy] & BLIND or f.plight[at] & UNSEEN):
        return False
    return known(f, enemy, at) and not shut(f, enemy, at) and not obscure(f, at)


def reacts(f: Any, at: int) -> bool:
    """Whether somebody has its reaction."""
    able = rules.reaction.can_react(f.reaction[at] > 0, plight_of(f, at) & IDLE > 0, f.surprised[at] > 0)
    return bool(f.life[at] == OK and able)


def pressed(f: Any, at: int) -> bool:
    """Whether an enemy that it knows of stands beside somebody."""
    left = faced(f, at)
    while left:
        if far(f, at, lowest(left)) <= SQUARE:
            return True
        left &= left - 1
    return False


def cover(f: Any, at: int, other: int) -> int:
    """The degree of cover that counts against somebody's blow (``play.cover.on_the_grid``; nobody rules otherwise)."""
    left, top = min(f.x[at], f.x[other]), min(f.y[at], f.y[other])
    right = max(f.x[at] + f.body[at], f.x[other] + f.body[other]) - 1
    bottom = max(f.y[at] + f.body[at], f.y[other] + f.body[other]) - 1
    softened(f, at, other, top, bottom)
    if not between(f, SOFT, left, top, right, bottom):
        return rules.cover.NONE
    best = rules.cover.TOTAL
    for corner in range(CORNERS):
        x, y = f.x[at] + (corner & 1) * (f.body[at] - 1), f.y[at] + (corner >> 1) * (f.body[at] - 1)
        best = least_from(f, corner, x, y, other, best)
    return rules.cover.at_most(best, rules.cover.THREE_QUARTERS)


def softened(f: Any, at: int, other: int, top: int, bottom: int) -> None:
    """What stops lines between the two, in their rows: low walls and bodies, but their own."""
    if HIGH:
        layered(f, at, other)
        over = aloft(f, at) > 0 or aloft(f, other) > 0  # one shoots over low walls
    for y in range(top, bottom + 1):  # what is beyond stops no line that nothing between the two stops
        if HIGH:
            f.blocks[SOFT, y] = f.blocks[HOLED, y] | (0 if over else f.as_drawn[SOFT, y])
        else:
            f.blocks[SOFT, y] = f.soft[y]
    for one in range(f.many):
        if one != at and one != other and f.life[one] != DEAD and (not HIGH or between_heights(f, one, at, other)):
            for y in range(f.y[one], f.y[one] + f.body[one]):
                f.blocks[SOFT, y] |= own_columns(f, one)
    bared(f, at)
    bared(f, other)


def least_from(f: Any, corner: int, x: int, y: int, other: int, best: int) -> int:
    """The least degree from a corner to any square of somebody's, if it is less than the best so far."""
    for v in range(f.y[other], f.y[other] + f.body[other]):
        for u in range(f.x[other], f.x[other] + f.body[other]):
            if best != rules.cover.NONE:
                walls = stopped_for_good(f, WALLS, corner, x, y, u, v) if f.walled else 0
                holed = stopped_for_good(f, HOLED, corner, x, y, u, v) if f.holed else walls
                soft = stopped(f, SOFT, corner, x, y, u, v, 1)  # one is as good as four: half cover, never more
                best = min(best, rules.cover.determine(walls, holed, soft))
    return best


def own_columns(f: Any, at: int) -> int:
    """The columns of somebody's space."""
    return (1 << f.body[at]) - 1 << f.x[at]  # type: ignore[no-any-return]


def bared(f: Any, at: int) -> None:
    """Nothing in somebody's own space stops a line."""
    for y in range(f.y[at], f.y[at] + f.body[at]):
        f.blocks[SOFT, y] &= ~own_columns(f, at)
