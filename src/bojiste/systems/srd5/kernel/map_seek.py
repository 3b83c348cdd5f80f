"""Compiled: where one goes who has nobody to strike or to shoot at from where it is, as ``policy.seek`` has it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.grades import from_row, uphill
from bojiste.kernel.ways import column_of, label_of, lowest, nearest, row_of, square_at
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel.known import HIGH
from bojiste.systems.srd5.kernel.map_eyes import far, flat_from, shut
from bojiste.systems.srd5.kernel.map_hide import misses
from bojiste.systems.srd5.kernel.map_high import ground, laid_below
from bojiste.systems.srd5.kernel.map_rings import reached, stops
from bojiste.systems.srd5.kernel.map_walk import field, left
from bojiste.systems.srd5.kernel.map_walls import closed
from bojiste.systems.srd5.kernel.tactic import NAIVE
from bojiste.systems.srd5.policy.seek import FAR
from bojiste.systems.srd5.words import DYING, SQUARE

VIEW, ARMS, FRIEND, UNSEEN = range(4)
"""Where an enemy is in the open; where one can be struck; where a dying friend can be tended; what is out of sight."""
STAY, NO_WAY = -1, -3


def way_on(f: Any, at: int, kind: int, length: int, budget: int) -> int:
    """The farthest square that is reached now on a way to the nearest square of a kind, or ``STAY``; ``NO_WAY``
    (``policy.seek.way_on``). What a search looks at has been laid out."""
    for y in range(f.high):
        f.waves[0, y] = f.wake[y] = 0
    f.waves[0, f.y[at]] = f.wake[f.y[at]] = 1 << f.x[at]
    number = 0
    goal = goal_in(f, at, kind, length, number)
    while goal < 0 and number + 1 < FAR and further(f, number):
        number += 1
        goal = goal_in(f, at, kind, length, number)
    return NO_WAY if goal < 0 else reached_on(f, at, goal, number, rules.grid.square(budget))


def goal_in(f: Any, at: int, kind: int, length: int, number: int) -> int:
    """The lowest square of a kind in a wave, or -1."""
    for y in range(f.high):
        row = f.waves[number, y] & ~f.taken[y]
        while row:
            x = lowest(row)
            row &= row - 1
            if wanted(f, at, kind, length, x, y):
                return square_at(x, y)
    return -1


def further(f: Any, number: int) -> bool:
    """The next wave; whether there is one. ``wake`` is what lies behind."""
    found = 0
    above, row, below = 0, 0, f.waves[number, 0]
    for y in range(f.high):
        above, row, below = row, below, f.waves[number, y + 1] if y + 1 < f.high else 0
        there = beside(f, above, row, below, y) & (f.easy[y] | f.hard[y]) & ~f.wake[y]
        f.waves[number + 1, y] = there
        found |= there
    for y in range(f.high):
        f.wake[y] |= f.waves[number + 1, y]
    return bool(found != 0)


def beside(f: Any, above: int, row: int, below: int, y: int) -> int:
    """The squares of a row that one step leads to from these of it and of the rows beside it."""
    if HIGH:
        return uphill(f, above, row, below, y)
    return row << 1 | row >> 1 | from_row(f, above, y - 1, y) | from_row(f, below, y + 1, y)


def reached_on(f: Any, at: int, goal: int, number: int, steps: int) -> int:
    """Back from a goal in a wave to a square that is reached (``kit.ways.back``)."""
    for y in range(f.high):
        f.wake[y] = f.goals[y] = 0
    nearest(f, square_at(f.x[at], f.y[at]), steps, f.tactic[at] != NAIVE)  # everything that is reached
    f.wake[row_of(goal)] = 1 << column_of(goal)
    while number > 0:
        square = most_in_line(f, at, goal) if number <= steps else -1
        if square >= 0:
            return square
        number -= 1
        above, row, below = 0, 0, f.wake[0]
        for y in range(f.high):
            above, row, below = row, below, f.wake[y + 1] if y + 1 < f.high else 0
            f.goals[y] = beside(f, above, row, below, y) & f.waves[number, y]
        for y in range(f.high):
            f.wake[y] = f.goals[y]
    return STAY


def most_in_line(f: Any, at: int, goal: int) -> int:
    """Of the squares of ``wake`` that are reached the one most in line with a goal, then the shortest way; or -1."""
    best, key = -1, (0, 0, 0)
    for y in range(f.high):
        row = f.wake[y] & stops(f, at, y) & reached(f, at, y)
        while row:
            x = lowest(row)
            row &= row - 1
            square = square_at(x, y)
            found = (abs(column_of(goal) - x) + abs(row_of(goal) - y), label_of(f, square)[1], square)
            if best < 0 or found < key:
                best, key = square, found
    return best


def best_wanted(f: Any, at: int, kind: int, length: int, steps: int, safely: bool) -> int:
    """The best of the goals that is of a kind, or -1 (``policy.seek.first_of``)."""
    start = square_at(f.x[at], f.y[at])
    square = nearest(f, start, steps, safely)
    while square >= 0 and not wanted(f, at, kind, length, column_of(square), row_of(square)):
        f.goals[row_of(square)] &= ~(1 << column_of(square))
        square = nearest(f, start, steps, safely)
    return square


# -- what is between -----------------------------------------------------------------------------------------------


def wanted(f: Any, at: int, kind: int, length: int, x: int, y: int) -> bool:
    """Whether a square is of a kind."""
    if kind == UNSEEN:
        return not in_sight(f, at, x, y)
    others = f.friends if kind == FRIEND else f.facing
    while others:
        one = lowest(others)
        others &= others - 1
        if near(f, at, kind, length, x, y, one) and open_to(f, at, x, y, one):
            return True
    return False


def near(f: Any, at: int, kind: int, length: int, x: int, y: int, other: int) -> bool:
    """Whether a square is no farther than that from somebody: for a blow no ledge may be higher, either."""
    if rules.grid.square(flat_from(f, at, x, y, other)) > rules.grid.square(length):
        return False
    if not HIGH or kind != ARMS:
        return True
    return rules.grid.distance(0, 0, f.body[at], f.body[other], f.z[other] - ground(f, x, y)) <= length


def open_to(f: Any, at: int, x: int, y: int, other: int) -> bool:
    """Whether somebody would be in the open for one who stood on a square."""
    if not f.walled:
        return True
    if HIGH:
        laid_below(f, max(ground(f, x, y) + f.body[at], f.z[other] + f.body[other]))
    return not closed(f, x, y, f.x[other], f.y[other])


def in_sight(f: Any, at: int, x: int, y: int) -> bool:
    """Whether somebody who stood on a square would be in the open from here."""
    if HIGH:
        laid_below(f, max(ground(f, x, y) + 1, ground(f, f.x[at], f.y[at]) + f.body[at]))
    return not closed(f, f.x[at], f.y[at], x, y)


def aims(f: Any, at: int, length: int) -> bool:
    """Whether an enemy so near is in the open from here."""
    others = f.facing
    while others:
        enemy = lowest(others)
        others &= others - 1
        if far(f, at, enemy) <= length and not shut(f, at, enemy):
            return True
    return False


def blind(f: Any, at: int) -> bool:
    """Whether walls stand before every enemy that it knows of."""
    others = f.facing if f.walled else 0
    if not others:
        return bool(f.walled)
    while others:
        if not shut(f, at, lowest(others)):
            return False
        others &= others - 1
    return True


# -- where to ------------------------------------------------------------------------------------------------------


def looks_for_friends(f: Any, at: int) -> None:
    """Friends who lie there dying (``friends``), for whoever helps them, sees nobody and has its action."""
    f.friends = 0
    if f.tactic[at] == NAIVE or f.acted:
        return
    others, found = f.allies[at], 0
    for one in range(f.many):
        if others >> one & 1 and f.life[one] == DYING:
            found |= 1 << one
    if found and (f.facing == 0 or blind(f, at)):
        f.friends = found


def cares(f: Any, at: int) -> bool:
    """Whether somebody who sees nobody stands beside a dying friend, or gets nearer to one."""
    looks_for_friends(f, at)
    others = f.friends
    while others:
        one = lowest(others)
        others &= others - 1
        if far(f, at, one) <= SQUARE and not shut(f, at, one):
            return True
    return to_the_dying(f, at) >= 0


def to_the_dying(f: Any, at: int) -> int:
    """On to the nearest dying friend, or ``STAY``."""
    looks_for_friends(f, at)
    if f.friends == 0:
        return STAY
    field(f, at, left(f, at))
    return max(way_on(f, at, FRIEND, SQUARE, left(f, at)), STAY)


def on_the_trail(f: Any, at: int) -> int:
    """On to the nearest place out of sight, or ``STAY``: nobody hides on a map but as the fight begins, so that nobody
    is known to have been anywhere."""
    if not f.walled or not misses(f, at):
        return STAY
    field(f, at, left(f, at))
    return max(way_on(f, at, UNSEEN, 0, left(f, at)), STAY)
