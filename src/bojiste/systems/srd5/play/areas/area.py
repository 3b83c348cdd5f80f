"""Where areas of effects lie, and who is in them. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from bojiste.core.event import Change
from bojiste.kit.board import Board, Squares, numbers
from bojiste.kit.lines import CORNERS, bars, stopped
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.rules.area import AIMED, CUBE, Area, Point
from bojiste.systems.srd5.words import SQUARE


class Place(NamedTuple):
    """Where an area is put: its origin (of a cube the lowest corner) and direction, in half feet."""

    origin: Point
    way: Point = (0, 0, 0)

    @property
    def corner(self) -> tuple[int, int]:
        """The corner of squares nearest to the origin."""
        return round(self.origin[0] / SQUARE), round(self.origin[1] / SQUARE)


# -- on the grid -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def covered(board: Board, area: Area, place: Place, by_half: bool, height: int = 0) -> Squares:
    """The squares of an area on the ground, or at some height."""
    far = area.length // SQUARE + 1
    x, y = place.corner
    low, high = (x - far, y - far), (x + far, y + far)
    found = 0
    for column in range(max(0, low[0]), min(board.width, high[0] + 1)):
        for row in range(max(0, low[1]), min(board.height, high[1] + 1)):
            if rules.area.grid(area, place.origin, place.way, (column, row), height, by_half):
                found |= board.at(column, row)
    return found


def aimed(table: Table, who: Profile, x: int, y: int) -> Place:
    """A cone or a line from a creature's space towards the middle of a square: its origin is the point of the edge of
    the space (a corner, or the middle of an outer square's side) that is nearest to that square."""
    now = table.now[who.id]
    goal = (x * SQUARE + SQUARE // 2, y * SQUARE + SQUARE // 2)
    low, side = (now.x * SQUARE, now.y * SQUARE), who.squares * SQUARE
    steps = range(0, side + 1, SQUARE // 2)
    rim = [(low[0] + a, low[1] + b) for a, b in product(steps, steps) if a in (0, side) or b in (0, side)]
    start = min(rim, key=lambda spot: ((goal[0] - spot[0]) ** 2 + (goal[1] - spot[1]) ** 2, spot))
    height = now.z * table.unit
    return Place((*start, height), (goal[0] - start[0], goal[1] - start[1], -height))


def beside(table: Table, who: Profile, area: Area) -> Iterator[tuple[int, int]]:
    """Where the lowest corner of a cube may lie whose face holds a point of the creature's space: it touches the space
    and does not take it in."""
    now, wide = table.now[who.id], area.length // SQUARE
    _, board = table.drawn
    for x in range(now.x - wide, now.x + who.squares + 1):
        for y in range(now.y - wide, now.y + who.squares + 1):
            apart = x in (now.x - wide, now.x + who.squares) or y in (now.y - wide, now.y + who.squares)
            if apart and board.block(x, y, wide, wide):
                yield x, y


def corners(table: Table, who: Profile, reach: int) -> Iterator[tuple[int, int]]:
    """Crossings of lines of the grid in range of a creature, to which nothing bars its way."""
    now = table.now[who.id]
    ground, _ = table.drawn
    far = reach // SQUARE
    for x in range(max(0, now.x - far), min(ground.width, now.x + who.squares + far) + 1):
        for y in range(max(0, now.y - far), min(ground.height, now.y + who.squares + far) + 1):
            if clear(table, who, x, y):
                yield x, y


def clear(table: Table, who: Profile, x: int, y: int) -> bool:
    """Whether a line runs from a corner of a creature's space to a crossing of the grid."""
    walls = table.scenery.walls
    if not walls:
        return True
    now = table.now[who.id]
    return rules.spell.clear_path(not _reaches(table.drawn[1], (now.x, now.y), who.squares, (x, y), walls))


@lru_cache(maxsize=1 << 14)
def _reaches(board: Board, here: tuple[int, int], side: int, there: tuple[int, int], walls: Squares) -> bool:
    for a, b in CORNERS:
        cell = (here[0] + a * (side - 1), here[1] + b * (side - 1))
        start = (cell[0] + a, cell[1] + b)
        for end in _around(board, there, walls):
            if not bars(board, cell, start, end, there, walls):
                return True
    return False


def _around(board: Board, corner: tuple[int, int], walls: Squares) -> list[tuple[int, int]]:
    """The open squares that meet at a crossing."""
    x, y = corner
    return [cell for cell in ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)) if not board.filled(cell, walls)]


def degree(table: Table, who: Profile, whom: Profile, corner: tuple[int, int]) -> int:
    """The cover that somebody has from the origin of an area: as the scene declares it against everybody, or against
    its causer where it begins there, else by what the lines from the origin meet."""
    stated = cover.declared(table, who, whom, from_there=_begins_at(table, who, corner))
    if stated is not None:
        return stated
    if not table.grid:
        return rules.cover.NONE
    now, scenery = table.now[whom.id], table.scenery
    _, board = table.drawn
    walls, holed = scenery.walls, scenery.walls | scenery.loopholes
    others = cover.bodies(table, who, whom, board)
    soft = (holed | scenery.low | others) & ~board.block(now.x, now.y, whom.squares, whom.squares)
    if not soft:
        return rules.cover.NONE
    squares = tuple(product(range(now.x, now.x + whom.squares), range(now.y, now.y + whom.squares)))
    return _degree(board, corner, squares, (walls, holed, soft))


def _begins_at(table: Table, who: Profile, corner: tuple[int, int]) -> bool:
    """Whether an area with this origin begins in the space of its causer; without a map it does."""
    here = table.now[who.id]
    inside = here.x <= corner[0] <= here.x + who.squares and here.y <= corner[1] <= here.y + who.squares
    return not table.grid or inside


@lru_cache(maxsize=1 << 14)
def _degree(
    board: Board, corner: tuple[int, int], squares: tuple[tuple[int, int], ...], kinds: tuple[Squares, Squares, Squares]
) -> int:
    walls, holed, soft = kinds
    least = rules.cover.TOTAL
    for cell in _around(board, corner, walls):
        at = (corner[0] - cell[0], corner[1] - cell[1])
        own = board.at(*cell)
        for square in squares:
            if square == cell:
                return rules.cover.NONE
            stops = (stopped(board, cell, 1, at, square, kind & ~own) for kind in (walls, holed, soft))
            least = min(least, rules.cover.determine(*stops))
    return least


# -- who is in it ------------------------------------------------------------------------------------------------


def inside(table: Table, who: Profile, area: Area, place: Place, spreads: bool) -> list[Profile]:
    """Creatures that an area meets: in one of its squares and not wholly covered from its origin; of a cone, a cube
    and a line not whoever it comes from."""
    found = []
    for one in table.everybody:
        if table.now[one.id].life == "dead" or (one is who and area.shape in (*AIMED, CUBE)):
            continue
        if _touches(table, one, area, place) and _reached(table, who, one, area, place, spreads):
            found.append(one)
    return found


def _reached(table: Table, who: Profile, one: Profile, area: Area, place: Place, spreads: bool) -> bool:
    if cover.sealed(table, who, one):
        return False
    if spreads or one is who or not table.walled:
        return True
    return rules.area.total_cover(degree(table, who, one, origin_of(area, place)), spreads)


def origin_of(area: Area, place: Place) -> tuple[int, int]:
    """The crossing from which an area comes: of a cube the middle of it, from which it is all within reach."""
    x, y = place.corner
    return (x + area.length // SQUARE // 2, y + area.length // SQUARE // 2) if area.shape == CUBE else (x, y)


def _touches(table: Table, one: Profile, area: Area, place: Place) -> bool:
    now = table.now[one.id]
    height = now.z * table.unit
    if table.grid:
        _, board = table.drawn
        squares = covered(board, area, place, table.printed.aoe_square_rule == "half_area", height)
        return bool(squares & board.block(now.x, now.y, one.squares, one.squares))
    middles = range(SQUARE // 2, max(one.wide, SQUARE), SQUARE)
    return any(
        rules.area.shapes(
            area, place.way, (now.x + a - place.origin[0], now.y + b - place.origin[1], height - place.origin[2])
        )
        for a, b in product(middles, middles)
    )


# -- without a grid ----------------------------------------------------------------------------------------------


def at_creature(table: Table, who: Profile, whom: Profile, area: Area) -> Place:
    """Without a grid: an area centred on somebody, or from a creature towards it."""
    now, there = table.now[who.id], table.now[whom.id]
    goal = (there.x + whom.wide // 2, there.y + whom.wide // 2, there.z)
    own = (now.x + who.wide // 2, now.y + who.wide // 2, now.z)
    way = (goal[0] - own[0], goal[1] - own[1], goal[2] - own[2])
    if area.shape in AIMED:
        return Place(own, way)
    if area.shape == CUBE:
        half = area.length // 2
        return Place((goal[0] - half, goal[1] - half, 0))
    return Place(goal)


def crowd(table: Table, who: Profile, whom: Profile, area: Area) -> list[Profile]:
    """Without coordinates: whoever of the same side stands by somebody, the nearest first, as many as such an area
    takes in; with a table of distances nobody farther from it than the area is wide."""
    limit = 2 * area.length if area.shape in ("sphere", "cylinder") else area.length
    near = [
        one
        for one in table.everybody
        if one.side == whom.side
        and one is not who
        and table.now[one.id].life != "dead"
        and (one is whom or table.distance(whom, one) <= limit)
    ]
    near.sort(key=lambda one: (one is not whom, 0 if one is whom else table.distance(whom, one), one.index))
    return near[: rules.area.crowd(area)]


def squares_of(table: Table, area: Area, place: Place) -> Squares:
    """The squares that an area takes on the ground of the map, without walls."""
    _, board = table.drawn
    squares = covered(board, area, place, table.printed.aoe_square_rule == "half_area")
    return squares & ~table.scenery.walls


def around(table: Table, who: Profile, area: Area, place: tuple[int, int] | None = None) -> Squares:
    """The squares of an area that extends out from a creature (as if it stood at ``place``), its own space among them,
    without walls."""
    now, board = table.now[who.id], table.drawn[1]
    x, y = place or (now.x, now.y)
    near = board.within(x, y, who.squares, area.length // SQUARE, 1)
    return (near | board.block(x, y, who.squares, who.squares)) & ~table.scenery.walls


def along(table: Table, who: Profile, place: tuple[int, int]) -> tuple[Change, ...]:
    """What moves with a creature that comes to a place: areas that go where it goes."""
    now, shifted = table.now[who.id], []
    for running in now.running:
        power = who.powers.get(running.power)
        if running.zone and power is not None and power.row.place.follows and power.area is not None:
            running = running._replace(zone=around(table, who, power.area, place))
        shifted.append(running)
    return table.state.change(who.id, running=tuple(shifted))


def count(squares: Squares) -> int:
    return sum(1 for _ in numbers(squares))
