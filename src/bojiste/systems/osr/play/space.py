"""Where one can go: straight lines in metres, or distances between pairs where there are no positions."""

from __future__ import annotations

from functools import cache
from math import sqrt

from bojiste.core.event import Change
from bojiste.core.rule import procedure
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import PLACE
from bojiste.systems.osr.play.melee import bound
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import OUT

Point = tuple[int, int]


def along(start: Point, end: Point, metres: int) -> Point:
    """The place so many metres from ``start`` towards ``end`` (or beyond it), on whole metres."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = int(sqrt((across * across + down * down) * 10000))  # as whole numbers have it, up to 600 kilometres
    if not length:
        return start
    return (
        start[0] + (200 * across * metres + length) // (2 * length),
        start[1] + (200 * down * metres + length) // (2 * length),
    )


def away(start: Point, end: Point, metres: int) -> Point:
    """The place so many metres from ``start`` on the side that turns its back on ``end``."""
    mirrored = (2 * start[0] - end[0], 2 * start[1] - end[1])
    return along(start, mirrored if mirrored != end else (start[0], start[1] - 1), metres)


def metres(a: Point, b: Point) -> int:
    """Metres between two places."""
    return rules.completion.battlefield(b[0] - a[0], b[1] - a[1])


@procedure("osr.hazard.climbing", "osr.hazard.swimming")
def reasons(table: Table, x: int, y: int) -> int:
    """How many things about the ground slow one down there; a climber and a swimmer make half their way."""
    if table.plain:
        return 0
    return int(table.field.underwater) + sum(table.on(kind, x, y) for kind in ("difficult", "water", "climb"))


def cost(table: Table, start: Point, end: Point) -> int:
    """What a straight way costs."""
    far = metres(start, end)
    if table.plain:
        return far
    return sum(rules.combat.difficult(1, reasons(table, *along(start, end, step))) for step in range(1, far + 1))


def passed(table: Table, kind: str, start: Point, end: Point) -> int:
    """How many metres of a straight way lead over ground of a kind; the place where it begins does not count."""
    return sum(table.on(kind, *along(start, end, step)) for step in range(1, metres(start, end) + 1))


def affords(table: Table, who: Profile, start: Point, end: Point, left: int) -> bool:
    """Whether somebody can pay for a straight way: a sprint swims and climbs no farther than half the movement, and
    where it has slipped nobody tries again in the same turn."""
    if cost(table, start, end) > left:
        return False
    turn = table.now[who.id].turn
    if table.plain or not (turn.sprinting or turn.climbs is False):
        return True
    wall = passed(table, "climb", start, end)
    if turn.climbs is False and (wall or table.on("climb", *start)):
        return False
    hampered = metres(start, end) if table.field.underwater else wall + passed(table, "water", start, end)
    return not turn.sprinting or table.options.sprint_in_water or 2 * hampered <= who.move


def taken(table: Table, who: Profile) -> set[Point]:
    """Places where somebody else stands or lies."""
    now = table.now
    return {
        (there.x, there.y)
        for one in table.everybody
        if one is not who
        and (there := now[one.id]).present
        and (not there.conditions or OUT.isdisjoint(there.conditions))
    }


def spot(table: Table, who: Profile, target: Point, stop: int, budget: int) -> Point | None:
    """Where to end so as to be within ``stop`` metres of a place, or as near as the budget allows."""
    now = table.now[who.id]
    start = (now.x, now.y)
    far = metres(start, target)
    if far <= stop or budget < 1:
        return None
    full = taken(table, who)
    straight = along(start, target, far - stop)
    if metres(straight, target) > stop:
        straight = along(start, target, far - stop + 1)
    if straight not in full and affords(table, who, start, straight, budget):
        return straight
    if straight in full and far - stop <= budget:
        beside = _beside(table, who, target, stop, budget, full)
        if beside is not None:
            return beside
    for step in range(min(budget + 1, far - stop), 0, -1):
        point = along(start, target, step)
        if point not in full and point != start and affords(table, who, start, point, budget):
            return point
    return None


def _beside(table: Table, who: Profile, target: Point, stop: int, budget: int, full: set[Point]) -> Point | None:
    """The free place within ``stop`` metres of a target that is nearest to whoever goes there. No way costs less than
    its metres: what is farther than the budget is not looked at, of a great ring nearly all."""
    start, (x, y) = (table.now[who.id].x, table.now[who.id].y), target
    back_x, back_y = x - start[0], y - start[1]
    around = [((back_x + dx) ** 2 + (back_y + dy) ** 2, (x + dx, y + dy)) for dx, dy in ring(stop)]
    free = (point for far, point in sorted(around) if far < (budget + 1) ** 2 and point not in full)
    return next((point for point in free if affords(table, who, start, point, budget)), None)


@cache
def ring(stop: int) -> tuple[Point, ...]:
    """All places within so many metres of the middle, without it."""
    steps = range(-stop - 1, stop + 2)
    return tuple((dx, dy) for dx in steps for dy in steps if (dx or dy) and metres((0, 0), (dx, dy)) <= stop)


# -- as changes --------------------------------------------------------------------------------------------------------


def to_point(table: Table, who: Profile, point: Point) -> tuple[Change, ...]:
    """Changes of somebody who goes to a place."""
    return table.state.change(who.id, x=point[0], y=point[1])


def pairs_after(table: Table, who: Profile, target: Profile, change: int) -> dict[tuple[str, str], int]:
    """Distances after somebody comes nearer to a target by ``-change`` metres (or goes away): the other distances
    change no more than they must."""
    apart = table.apart()
    after = max(0, table.distance(who, target) + change)
    for other in table.everybody:
        if other is who:
            continue
        old, between = table.distance(who, other), table.distance(target, other)
        new = after if other is target else min(max(old, abs(between - after)), between + after)
        pair = (who.id, other.id) if who.index < other.index else (other.id, who.id)
        if pair in apart or new:
            apart[pair] = new
    return apart


def to_pairs(table: Table, apart: dict[tuple[str, str], int]) -> tuple[Change, ...]:
    """Changes of the distances."""
    return table.state.change(PLACE, apart=tuple(apart.items()))


def keeps_engaged(table: Table, who: Profile, point: Point | None, apart: dict[tuple[str, str], int] | None) -> bool:
    """Whether a move leaves no opponent who binds the mover; every metre of a straight way counts."""
    if table.now[who.id].turn.disengaged:
        return True
    foes = bound(table, who)
    return not foes or all(_stays(table, who, foe, point, apart) for foe in foes)


def _stays(
    table: Table, who: Profile, foe: Profile, point: Point | None, apart: dict[tuple[str, str], int] | None
) -> bool:
    before, reach = table.distance(who, foe), table.reach(foe)
    if apart is not None:
        pair = (who.id, foe.id) if who.index < foe.index else (foe.id, who.id)
        return rules.combat.engaged_move(before, apart.get(pair, 0), reach)
    assert point is not None
    now, other = table.now[who.id], table.now[foe.id]
    start = (now.x, now.y)
    for step in range(1, metres(start, point) + 1):
        here = along(start, point, step)
        if not rules.combat.engaged_move(before, metres(here, (other.x, other.y)), reach):
            return False
    return rules.combat.engaged_move(before, metres(point, (other.x, other.y)), reach)
