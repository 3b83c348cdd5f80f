"""Moving: steps, walking, running, whom one passes, ground given."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt

from bojiste.core.event import Change, happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import FOOT

Spot = tuple[int, int]
BODY = FOOT + FOOT // 2
"""How near to a straight way a body bars it, in qf."""


def between(one: Spot, two: Spot) -> int:
    """The distance of two spots, in qf."""
    return isqrt((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2)


def toward(start: Spot, goal: Spot, length: int) -> Spot:
    """The spot so far (qf) along a straight line; past the goal if the length goes there, on the line that leads to
    it. From the goal itself there is no direction: the way leads along the field."""
    across, along = goal[0] - start[0], goal[1] - start[1]
    whole = isqrt(across * across + along * along)
    if not whole:
        return start[0] + length, start[1]
    return start[0] + _share(across * length, whole), start[1] + _share(along * length, whole)


def _share(value: int, whole: int) -> int:
    """A quotient rounded to the nearest, the same to both sides of 0."""
    return (2 * abs(value) + whole) // (2 * whole) * (1 if value >= 0 else -1)


def up_to(here: Spot, goal: Spot, length: int, stop: int) -> Spot:
    """The spot so far on the way to a goal; no nearer to it than ``stop``."""
    return toward(here, goal, min(length, max(0, between(here, goal) - stop)))


def within(here: Spot, goal: Spot, gap: int) -> Spot:
    """The spot on the way to a goal from which that is no farther than so much: where roundings leave it farther, one
    goes on."""
    length = max(0, between(here, goal) - gap)
    spot = toward(here, goal, length)
    while between(spot, goal) > gap:
        length += 1
        spot = toward(here, goal, length)
    return spot


def in_way(start: Spot, goal: Spot, spot: Spot) -> bool:
    """Whether somebody at a spot is in the straight way to a goal: between the two, and not a body's width aside."""
    across, along = goal[0] - start[0], goal[1] - start[1]
    x, y = spot[0] - start[0], spot[1] - start[1]
    whole = across * across + along * along
    if not 0 < across * x + along * y < whole:
        return False
    aside = across * y - along * x
    return aside * aside <= BODY * BODY * whole


def bars(start: Spot, end: Spot, goal: Spot, spot: Spot, lies: bool) -> bool:
    """Whether somebody at a spot bars a charge at a goal that ends so far before it: standing anywhere on the way, or
    lying where one strikes (elsewhere a body can be jumped)."""
    if lies:
        return between(end, spot) <= BODY or in_way(end, goal, spot)
    return in_way(start, goal, spot)


def away(table: Table, who: str, other: str, length: int) -> Spot:
    """The spot so far behind ``other``, seen from ``who``; never below 0."""
    one, two = table.now(who), table.now(other)
    return past((one.x, one.y), (two.x, two.y), length)


def past(one: Spot, two: Spot, length: int) -> Spot:
    """The spot so far behind the second one, seen from the first; never below 0."""
    gap = between(one, two)
    if not gap:
        return two[0] + length, two[1]
    x, y = toward(one, two, gap + length)
    return max(0, x), max(0, y)


def retreat(table: Table, who: str, foe: str, length: int) -> Spot:
    """The spot so far away from a foe; the edge of the field stops it."""
    return away(table, foe, who, length)


def gained(table: Table, who: str, foe: str, length: int) -> int:
    """How much farther from a foe a retreat of this length leads, in qf: less where the field ends."""
    now, other = table.now(who), table.now(foe)
    return won((now.x, now.y), (other.x, other.y), length)


def won(one: Spot, foe: Spot, length: int) -> int:
    """The same of two spots."""
    if one[0] >= length and one[1] >= length:
        return length  # so far from its edges nothing stops it
    return between(past(foe, one, length), foe) - between(one, foe)


def stand(table: Table, who: str, spot: Spot) -> tuple[Change, ...]:
    """The changes of standing somewhere else, with one's mount."""
    changes = table.change(who, x=spot[0], y=spot[1])
    mount = table.kit(who).mount
    if mount is not None and table.mounted(who):
        changes += table.change(mount, x=spot[0], y=spot[1])
    return changes


def give_ground(table: Table, who: str, foe: str, rule: Callable[..., object]) -> Course[bool]:
    """One step back, for nothing; whether there was room."""
    step = table.step(who)
    spot = retreat(table, who, foe, step)
    now = table.now(who)
    if not step or spot == (now.x, now.y) or not _room(table, who, spot, step):
        return False
    yield happened("gives-ground", rule, who, foe, changes=stand(table, who, spot), data={"way_qf": step})
    return True


def _room(table: Table, who: str, spot: Spot, step: int) -> bool:
    """Whether nothing stopped the way: the whole step was made."""
    now = table.now(who)
    return between(spot, (now.x, now.y)) >= step - 1
