"""Walls that magic raises on a map: where they run, which of their sides burns, and who stands in their way.

A wall fills a row of squares, straight or slanting, or a ring; off the map it is put on somebody, like any area.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bojiste.core.ask import Ask, Option
from bojiste.kit.board import Squares, numbers, union
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas import area
from bojiste.systems.srd5.play.movement.forced_movement import put
from bojiste.systems.srd5.play.movement.placement import room_at
from bojiste.systems.srd5.play.spellcasting.lasting import spell
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.rules.area import RING, WAYS, Area
from bojiste.systems.srd5.words import FT, SQUARE


class Wall(NamedTuple):
    """Where a wall runs: how (a key of ``WAYS``, or ``RING``), around which square, and its squares."""

    way: str
    middle: tuple[int, int]
    squares: Squares

    @property
    def key(self) -> str:
        """The answer that puts it there."""
        return f"{self.way}:{self.middle[0]},{self.middle[1]}"


def wall(table: Table, shape: Area, way: str, middle: tuple[int, int]) -> Wall:
    """The wall that runs so around a square, as far as it lies on the map and in no other wall."""
    block, (x, y) = table.drawn[1].block, middle
    squares = union(block(x + dx, y + dy, 1, 1) for dx, dy in rules.area.wall(shape, way))
    return Wall(way, middle, squares & ~table.scenery.walls)


def walls(table: Table, who: Profile, power: Power) -> Iterator[Wall]:
    """Every wall that somebody could raise: those first that meet most enemies and fewest friends."""
    likely = best(table, who, power)
    shape, board = power.area, table.drawn[1]
    assert shape is not None
    if likely is not None:
        yield likely
    now, far = table.now[who.id], power.reach // SQUARE
    for number in numbers(board.within(now.x, now.y, who.squares, far, 1)):
        for way in (*WAYS, RING):
            found = wall(table, shape, way, board.place(number))
            if found != likely and area.clear(table, who, *found.middle):
                yield found


def best(table: Table, who: Profile, power: Power) -> Wall | None:
    """The wall over most enemies, with its side, that meets no friend; of equal ones the first."""
    found = ((_most_worth(table, who, power, one), one) for one in _over_enemies(table, who, power))
    worth, one = max(found, key=lambda pair: pair[0], default=(0, None))
    return one if worth > 0 else None


def _over_enemies(table: Table, who: Profile, power: Power) -> Iterator[Wall]:
    """The walls that could run over an enemy."""
    shape = power.area
    assert shape is not None
    for enemy in table.foes(who):
        middle = (table.now[enemy.id].x, table.now[enemy.id].y)
        near = table.knows(who, enemy) and table.distance(who, enemy) <= power.reach
        if near and area.clear(table, who, *middle):
            yield from (wall(table, shape, way, middle) for way in (*WAYS, RING))


def _most_worth(table: Table, who: Profile, power: Power, one: Wall) -> int:
    """What it is worth with the better of its sides."""
    return max(_worth(table, who, power, one, side) for side in _sides(power, one.way) or ("",))


def _worth(table: Table, who: Profile, power: Power, one: Wall, side: str) -> int:
    """Three for each enemy in it, one for each that its side burns; nothing where it meets a friend."""
    hot = side_of(table, power, one, side) if side else 0
    inside, beside = met(table, one.squares), met(table, hot & ~one.squares)
    if any(other not in who.enemies for other in (*inside, *beside)):
        return 0
    return 3 * len(inside) + len(beside)


def met(table: Table, squares: Squares) -> list[Profile]:
    """Who stands in these squares."""
    return [one for one in table.everybody if table.now[one.id].life != "dead" and squares & table.space(one)]


# -- sides -----------------------------------------------------------------------------------------------------------


def _sides(power: Power, way: str) -> tuple[str, ...]:
    if not power.row.place.side:
        return ()
    return ("inside", "outside") if way == RING else ("west", "east") if way == "column" else ("north", "south")


AWAY = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}


def side_of(table: Table, power: Power, one: Wall, side: str) -> Squares:
    """The squares near one side of a wall."""
    board, far = table.drawn[1], power.row.place.side * FT // SQUARE
    if side in AWAY:
        dx, dy = AWAY[side]
        places = [board.place(number) for number in numbers(one.squares)]
        near = union(board.block(x + dx * step, y + dy * step, 1, 1) for x, y in places for step in range(1, far + 1))
        return near & ~one.squares & ~table.scenery.walls
    assert power.area is not None
    ring = rules.area.radius(power.area)
    within = [max(ring - far, 0), ring - 1] if side == "inside" else [ring + 1, ring + far]
    x, y = one.middle
    least = board.block(x - within[0] + 1, y - within[0] + 1, 2 * within[0] - 1, 2 * within[0] - 1) if within[0] else 0
    most = board.block(x - within[1], y - within[1], 2 * within[1] + 1, 2 * within[1] + 1)
    return most & ~least & ~table.scenery.walls


def burning_side(table: Table, who: Profile, power: Power, one: Wall) -> Course[Squares]:
    """Which side of a wall burns: its user says; unattended the one with more enemies and fewer friends."""
    sides = _sides(power, one.way)
    if not sides:
        return 0
    squares = {side: side_of(table, power, one, side) for side in sides}

    def worth(side: str) -> int:
        return sum(1 if other in who.enemies else -2 for other in met(table, squares[side]))

    menu = tuple(Option(side) for side in sides)
    default = max(sides, key=lambda side: (worth(side), -sides.index(side)))
    answer = yield Ask("wall-side", spell, who.seat, who.id, menu, default, data=power.facts)
    return squares[answer]


# -- what fills its space ------------------------------------------------------------------------------------------


def thrust_out(table: Table, who: Profile, squares: Squares) -> Course[None]:
    """Whoever stands where a solid wall rises is pushed out of it, to the nearest place that is free."""
    for one in met(table, squares):
        spot = _beside(table, one, squares)
        if spot is not None:
            far = max(abs(spot[0] - table.now[one.id].x), abs(spot[1] - table.now[one.id].y)) * SQUARE
            yield from put(table, who, one, spot, far, spell)


def _beside(table: Table, one: Profile, squares: Squares) -> tuple[int, int] | None:
    now, board = table.now[one.id], table.drawn[1]
    places = [(now.x + dx, now.y + dy) for dx in range(-4, 5) for dy in range(-4, 5)]
    places.sort(key=lambda place: ((place[0] - now.x) ** 2 + (place[1] - now.y) ** 2, place))
    free = (place for place in places if not board.block(*place, one.squares, one.squares) & squares)
    return next((place for place in free if room_at(table, one, *place)), None)
