"""How high a way leads, what rising costs, and whether somebody stands at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement import burrow
from bojiste.systems.srd5.play.movement.burrow import BURROW
from bojiste.systems.srd5.play.movement.going import RISE, Going
from bojiste.systems.srd5.play.movement.room import UNDER, Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def rising(table: Table, who: Profile, going: Going) -> int:
    """What each foot straight up or down costs."""
    hard = going.mode in ("swim", "climb") and not table.speed(who, going.mode)
    return rules.terrain.step_cost(climbing_or_swimming=hard)


Point = tuple[int, int, int | None]
"""A place along a way, and how high."""


def along(table: Table, who: Profile, points: Sequence[tuple[int, int]], going: Going) -> Iterator[Point]:
    """The places of a way with their heights: on foot the ground's; a flyer or swimmer rises in its first steps and
    sinks in its last, straight up or down where the way is too short."""
    if not isinstance(table, Room):
        return ((x, y, None) for x, y in points)
    if going.mode == BURROW:
        return iter(burrow.ways(table, who, points, going.z))
    if going.z is None:
        return ((x, y, table.ground_at(who, x, y)) for x, y in points)
    now = table.now[who.id]
    return _to_height([(now.x, now.y), *points], now.z, going.z, 1 if table.grid else SQUARE)


def _to_height(places: list[tuple[int, int]], z: int, goal: int, most: int) -> Iterator[Point]:
    """The same places (the first is where one is), each no more than so much higher or lower than the one before."""
    spare = -(-abs(goal - z) // most) - (len(places) - 1)
    if spare > 0:
        places = [places[0]] * spare + places if goal > z else places + [places[-1]] * spare
    for left, (x, y) in zip(range(len(places) - 2, -1, -1), places[1:], strict=True):
        z = min(z + most, goal) if goal > z else max(goal, min(z, goal + left * most))
        yield x, y, z


def on_foot(table: Table, who: Profile) -> bool:
    """Whether somebody can walk off from where it is: not in the air or deep under water, unless a ledge is beside."""
    if not isinstance(table, Room):
        return True
    now = table.now[who.id]
    if now.rides or not table.grid:
        return not (now.rides or now.z)
    return table.flooded or (table.wet(who) < UNDER and (not table.aloft(who) or _ledge_beside(table, who)))


def _ledge_beside(room: Room, who: Profile) -> bool:
    """Whether ground beside somebody is hardly higher or lower than where it is."""
    now, squares = room.now[who.id], room.drawn[1]
    space = squares.around(squares.block(now.x, now.y, who.squares, who.squares))
    return any(abs(level - now.z) <= RISE for level, high in room.scenery.levels if high & space)
