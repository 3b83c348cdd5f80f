"""Areas on a map: where they may be put, and where they meet most enemies and fewest friends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bojiste.core.ask import AGAIN, Option
from bojiste.kit.board import numbers
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas import area
from bojiste.systems.srd5.play.areas.aim import Aim, put, ruled
from bojiste.systems.srd5.play.areas.area import Place
from bojiste.systems.srd5.play.spellcasting import move_zone
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.rules.area import AIMED, CUBE, Area
from bojiste.systems.srd5.words import SQUARE


def places(table: Table, who: Profile, power: Power, slot: int = 0) -> Iterator[tuple[str, Place]]:
    """Where an area may be put on the grid, by the answer that says so: the likeliest first, then every square."""
    shape = power.area_of(slot)
    assert shape is not None
    seen = set()
    for x, y in (*_likely(table, who, power, shape), *_all(table, who, power, shape)):
        if (x, y) not in seen and move_zone.near(table, who, power, x, y):
            seen.add((x, y))
            yield f"{'to' if shape.shape in AIMED else 'at'}:{x},{y}", place_of(table, who, shape, x, y)


def place_of(table: Table, who: Profile, shape: Area, x: int, y: int) -> Place:
    """The area that an answer puts at a square: towards it, or with its corner there."""
    if shape.shape in AIMED:
        return area.aimed(table, who, x, y)
    return Place((x * SQUARE, y * SQUARE, 0))


def _all(table: Table, who: Profile, power: Power, shape: Area) -> Iterator[tuple[int, int]]:
    ground, board = table.drawn
    now = table.now[who.id]
    if shape.shape in AIMED:
        far = shape.length // SQUARE
        own = board.block(now.x, now.y, who.squares, who.squares)
        yield from map(board.place, numbers(board.within(now.x, now.y, who.squares, far, 1) & ~own))
    elif shape.shape == CUBE and power.at_self:
        yield from area.beside(table, who, shape)
    elif shape.shape == CUBE:
        wide, far = shape.length // SQUARE, power.reach // SQUARE
        columns = range(max(0, now.x - far - wide), min(ground.width, now.x + far + who.squares + 1))
        rows = range(max(0, now.y - far - wide), min(ground.height, now.y + far + who.squares + 1))
        yield from ((x, y) for x, y in product(columns, rows) if _fits(table, who, power, x, y, wide))
    else:
        yield from area.corners(table, who, power.reach)


def _fits(table: Table, who: Profile, power: Power, x: int, y: int, wide: int) -> bool:
    """Whether a cube may lie there; what is a body only on a free square, or against somebody."""
    if power.row.place.rim:
        return move_zone.open_to(table, who, power, x, y) and move_zone.reached(table, who, power, x, y)
    return _cube_in_reach(table, who, power, x, y, wide)


def _cube_in_reach(table: Table, who: Profile, power: Power, x: int, y: int, wide: int) -> bool:
    now = table.now[who.id]
    near = table.apart(x - now.x, y - now.y, who.squares, wide) <= power.reach
    return near and area.clear(table, who, x + wide // 2, y + wide // 2)


def _likely(table: Table, who: Profile, power: Power, shape: Area) -> list[tuple[int, int]]:
    """Places that meet enemies, those that meet most of them and fewest friends first."""
    found = {}
    if power.row.place.rim:
        known = [one for one in table.foes(who) if table.knows(who, one)]
        spots = [spot for one in known for spot in move_zone.around(table, one)]
        return move_zone.likely(
            table, who, power, [spot for spot in spots if move_zone.reached(table, who, power, *spot)]
        )
    for x, y in dict.fromkeys(_near_enemies(table, who, power, shape)):
        if not move_zone.near(table, who, power, x, y):
            continue
        met = area.inside(table, who, shape, place_of(table, who, shape, x, y), power.row.target.spreads)
        worth = sum(1 if one in who.enemies else -2 for one in met)
        if worth > 0:
            found[x, y] = worth
    return sorted(found, key=lambda spot: (-found[spot], spot))


def best(table: Table, who: Profile, power: Power) -> list[Profile]:
    """Whom an area would meet where it meets most enemies and fewest friends."""
    shape = power.area
    assert shape is not None
    spots = _likely(table, who, power, shape)
    if not spots:
        return []
    if power.row.place.rim and (one := move_zone.body(table, who, power, *spots[0])) is not None:
        return list(dict.fromkeys((*move_zone.met(table, one), *((one.rammed,) if one.rammed else ()))))
    return area.inside(table, who, shape, place_of(table, who, shape, *spots[0]), power.row.target.spreads)


def _near_enemies(table: Table, who: Profile, power: Power, shape: Area) -> Iterator[tuple[int, int]]:
    """Squares, likely to meet somebody, at which it may be put: towards an enemy, or around the middle between two."""
    spots = [(table.now[one.id].x, table.now[one.id].y) for one in table.foes(who) if table.knows(who, one)]
    if shape.shape in AIMED:
        return iter(spots)
    if shape.shape == CUBE and power.at_self:
        return area.beside(table, who, shape)
    half = shape.length // SQUARE // 2 if shape.shape == CUBE else 0
    middles = dict.fromkeys(((a + x) // 2 - half, (b + y) // 2 - half) for a, b in spots for x, y in spots)
    corners = ((x + dx, y + dy) for x, y in middles for dx, dy in ((0, 0), (1, 1), (1, 0), (0, 1)))
    return (spot for spot in corners if _allowed(table, who, power, shape, *spot))


def _allowed(table: Table, who: Profile, power: Power, shape: Area, x: int, y: int) -> bool:
    if shape.shape == CUBE:
        return _cube_in_reach(table, who, power, x, y, shape.length // SQUARE)
    now, side = table.now[who.id], who.squares
    across = max(now.x - x, x - now.x - side, now.y - y, y - now.y - side, 0)
    return across * SQUARE <= power.reach and area.clear(table, who, x, y)


def chosen(table: Table, who: Profile, power: Power, slot: int) -> Course[Aim | None]:
    """Choose a square, and see who is in the area."""
    shape = power.area_of(slot)
    assert shape is not None
    made: list[Option] = []

    def menu() -> list[Option]:
        if not made:
            for key, _ in places(table, who, power, slot):
                x, y = map(int, key.partition(":")[2].split(","))
                made.append(Option(key, {}, None, (max(x, 0), max(y, 0))))  # a cube may begin beyond the rim
        return made

    first = next((key for key, _ in places(table, who, power, slot)), None)
    if first is None:
        return None
    answer = yield from put(who, power, menu, first)
    if answer == AGAIN:
        return (yield from chosen(table, who, power, slot))
    x, y = map(int, answer.partition(":")[2].split(","))
    place = place_of(table, who, shape, x, y)
    if power.row.place.rim and (one := move_zone.body(table, who, power, x, y)) is not None:
        return Aim((one.rammed,) if one.rammed else (), (rules.cover.NONE,), one.square, one.rim)
    met = area.inside(table, who, shape, place, power.row.target.spreads)
    whom = yield from ruled(table, who, power, met)
    corner = area.origin_of(shape, place)
    covers = tuple(area.degree(table, who, one, corner) for one in whom)
    return Aim(whom, covers, area.squares_of(table, shape, place))


def worth_while(table: Table, who: Profile, power: Power) -> bool:
    """There is always some place."""
    return True
