"""Where a creature can go without a grid: points in half feet. Nothing here moves anybody."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement.lay import crawling
from bojiste.systems.srd5.play.movement.spaces import lets_pass
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE

Spot = tuple[int, int]


def towards(table: Table, who: Profile, goal: Spot, budget: int) -> tuple[Spot, ...]:
    """Without a grid: the points of a way to ``goal``, at most five feet apart, as far as the budget goes: straight,
    or round the bodies that bar it; never closer to what a frightened creature fears."""
    now = table.now[who.id]
    points: list[Spot] = []
    here, left = (now.x, now.y), budget
    for corner in _round(table, who, goal):
        more, left = _straight(table, who, here, corner, left)
        points += more
        if not more or more[-1] != corner:
            break
        here = corner
    return tuple(points)


def _round(table: Table, who: Profile, goal: Spot) -> tuple[Spot, ...]:
    """The corners of the shortest way round the bodies that bar the straight one, the goal last."""
    now = table.now[who.id]
    start = (now.x, now.y)
    if _open(table, who, start, goal):
        return (goal,)
    nodes = [goal, *(spot for spot in _corners(table, who) if piece_price(table, who, *spot))]
    came: dict[Spot, Spot] = {}
    queue, done = [(0, 0, start, start)], set[Spot]()
    while queue:
        far, _, here, before = heappop(queue)
        if here in done:
            continue
        done.add(here)
        came[here] = before
        if here == goal:
            return _traced(came, start, goal)
        for place, there in enumerate(nodes):
            if there not in done and _open(table, who, here, there):
                heappush(queue, (far + _apart(here, there), place, there, here))
    return (goal,)


def _traced(came: dict[Spot, Spot], start: Spot, goal: Spot) -> tuple[Spot, ...]:
    way = [goal]
    while came[way[-1]] != start:
        way.append(came[way[-1]])
    return tuple(reversed(way))


def _apart(here: Spot, there: Spot) -> int:
    return max(abs(here[0] - there[0]), abs(here[1] - there[1]))


def _corners(table: Table, who: Profile) -> Iterator[Spot]:
    """Where a creature's space touches the corners of those that bar its way."""
    for other in table.everybody:
        there = table.now[other.id]
        if other is not who and there.life != "dead" and not lets_pass(who, other):
            for x in (there.x - who.wide, there.x + other.wide):
                for y in (there.y - who.wide, there.y + other.wide):
                    yield x, y


def _open(table: Table, who: Profile, here: Spot, goal: Spot) -> bool:
    """Whether nobody bars the straight way from one point to another."""
    while here != goal:
        here = _piece(here, goal, min(SQUARE, _apart(here, goal)))
        if not piece_price(table, who, *here):
            return False
    return True


def _straight(table: Table, who: Profile, here: Spot, goal: Spot, left: int) -> tuple[list[Spot], int]:
    """The points of a straight way, as far as the movement left goes and nobody bars it, and what is left after it."""
    feared = table.feared(who)
    points: list[Spot] = []
    while here != goal:
        length = min(SQUARE, max(abs(goal[0] - here[0]), abs(goal[1] - here[1])))
        price = piece_price(table, who, *_piece(here, goal, length))
        length = min(length, rules.grid.affordable(left, price) if price else 0)
        there = _piece(here, goal, length)
        if not length or any(
            rules.condition.approaches(table.distance_from(who, *here, one), table.distance_from(who, *there, one))
            for one in feared
        ):
            break
        left -= length * price
        here = there
        points.append(here)
    return points, left


def _piece(here: tuple[int, int], goal: tuple[int, int], length: int) -> tuple[int, int]:
    """The point ``length`` nearer to the goal along each axis."""
    x, y = here
    return x + max(-length, min(length, goal[0] - x)), y + max(-length, min(length, goal[1] - y))


def piece_price(table: Table, who: Profile, x: int, y: int) -> int:
    """Without a grid: what each foot of a piece that ends at (x, y) costs; 0 if somebody's space bars it."""
    others = sharing(table, who, x, y)
    if not all(lets_pass(who, other) for other in others):
        return 0
    space = rules.terrain.creature_space(bool(others))
    return rules.terrain.step_cost(space, crawling(table, who), table.labours(who))


def sharing(table: Table, who: Profile, x: int, y: int) -> tuple[Profile, ...]:
    """Without a grid: whose spaces a creature's space at (x, y) would overlap. The dead take no space."""
    return tuple(
        other
        for other in table.everybody
        if other is not who
        and not (table.carries and other.id in table.known.carried)
        and (there := table.now[other.id]).life != "dead"
        and not rules.flow.positions(there.x - x, there.y - y, who.wide, other.wide)
    )


def free_spot(table: Table, who: Profile, x: int, y: int) -> bool:
    """Without a grid: whether a creature's space at (x, y) overlaps nobody's."""
    return not sharing(table, who, x, y)


def beside(table: Table, who: Profile, whom: Profile) -> tuple[int, int] | None:
    """Without a grid: the nearest free point that touches another's space (ties: lowest x, then y)."""
    now, there = table.now[who.id], table.now[whom.id]
    spots = []
    for x in (there.x - who.wide, there.x, there.x + whom.wide):
        for y in (there.y - who.wide, there.y, there.y + whom.wide):
            if free_spot(table, who, x, y):
                spots.append((max(abs(x - now.x), abs(y - now.y)), x, y))
    return min(spots)[1:] if spots else None
