"""Whom a power is meant for, and where its area goes: what may be chosen, and the questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bojiste.core.ask import AGAIN, GM, Ask, Option
from bojiste.kit.board import Squares, numbers
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas import area, wall
from bojiste.systems.srd5.play.areas.area import Place
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.spellcasting import move_zone
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.targets import candidates
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.turns import places as places_in_turn
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.rules.area import AIMED, CUBE, WALL, Area
from bojiste.systems.srd5.words import FT, SQUARE


class Aim(NamedTuple):
    """Who is met (once for each dart), their cover from the origin, and the squares of an area that stays."""

    whom: tuple[Profile, ...]
    covers: tuple[int, ...] = ()
    squares: Squares = 0
    hot: Squares = 0
    """By the side of a wall."""


# -- creatures ---------------------------------------------------------------------------------------------------


def _targets(table: Table, who: Profile, power: Power, slot: int) -> Course[tuple[Profile, ...]]:
    """Choose one creature, or several one after another; each dart for itself."""
    number, darts = power.missiles(slot) or power.targets(slot), bool(power.missiles(0) or power.row.target.rays)
    found: list[Profile] = []
    while len(found) < number:
        left = candidates(table, who, power)
        if not darts:
            left = [one for one in left if one not in found and _together(table, power, one, found)]
        if not left:
            break
        answer = yield from _one_of(who, power, left, len(found), found, darts)
        if answer == "enough":
            break
        if answer == AGAIN:  # some may be gone, others near enough now
            found = [one for one in found if one in candidates(table, who, power)]
        else:
            found.append(table.profiles[answer])
    return tuple(found)


def _together(table: Table, power: Power, one: Profile, found: list[Profile]) -> bool:
    """Whether somebody is near enough to all that are chosen already."""
    far = power.row.target.together * FT
    if power.row.target.leaps and found:
        return table.distance(one, found[0]) <= power.row.target.leaps * FT
    return not far or all(table.distance(one, other) <= far for other in found)


def _one_of(
    who: Profile, power: Power, left: list[Profile], place: int, found: list[Profile], darts: bool
) -> Course[str]:
    menu = [Option(f"at:{one.id}", {"target": one.id}) for one in left]
    if found and not darts:
        menu.append(Option("enough"))
    if len(menu) == 1:
        return left[0].id
    default = f"at:{found[-1].id}" if darts and found and found[-1] in left else menu[0].key
    data = {**power.facts, "place": place + 1}
    if darts:
        data["whom"] = tuple(one.id for one in found)
    rule = rules.spell.targets_range
    answer: str = yield Ask("power-target", rule, who.seat, who.id, menu, default, data=data, again=True)
    return answer.removeprefix("at:")


# -- areas -------------------------------------------------------------------------------------------------------


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
        for x in range(max(0, now.x - far - wide), min(ground.width, now.x + far + who.squares + 1)):
            for y in range(max(0, now.y - far - wide), min(ground.height, now.y + far + who.squares + 1)):
                if _fits(table, who, power, x, y, wide):
                    yield x, y
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
        known = [one for one in who.enemies if one.id in table.now and table.knows(who, one) and table.up(one)]
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
    if power.at_self and shape.shape in ("sphere", "cylinder"):
        return near(table, who, power, shape)
    if table.grid and shape.shape == WALL:
        found = wall.best(table, who, power)
        return [] if found is None else wall.met(table, found.squares)
    if table.grid:
        spots = _likely(table, who, power, shape)
        if not spots:
            return []
        if power.row.place.rim and (one := move_zone.body(table, who, power, *spots[0])) is not None:
            return list(dict.fromkeys((*move_zone.met(table, one), *((one.rammed,) if one.rammed else ()))))
        return area.inside(table, who, shape, place_of(table, who, shape, *spots[0]), power.row.target.spreads)
    known = [one for one in who.enemies if one.id in table.now and _meant_area(table, who, one, power, shape)]
    return max((_meeting(table, who, power, shape, one) for one in known if table.up(one)), key=len, default=[])


def _meeting(table: Table, who: Profile, power: Power, shape: Area, middle: Profile) -> list[Profile]:
    """Without a grid: whom an area meets that is put on somebody."""
    if table.abstract or shape.shape == WALL:
        return area.crowd(table, who, middle, shape)
    return area.inside(table, who, shape, area.at_creature(table, who, middle, shape), power.row.target.spreads)


def _near_enemies(table: Table, who: Profile, power: Power, shape: Area) -> Iterator[tuple[int, int]]:
    known = [one for one in who.enemies if one.id in table.now and table.knows(who, one) and table.up(one)]
    spots = [(table.now[one.id].x, table.now[one.id].y) for one in known]
    if shape.shape in AIMED:
        yield from spots
        return
    if shape.shape == CUBE and power.at_self:
        yield from area.beside(table, who, shape)
        return
    half = shape.length // SQUARE // 2 if shape.shape == CUBE else 0
    middles = [((a + x) // 2, (b + y) // 2) for a, b in spots for x, y in spots]
    for x, y in dict.fromkeys(middles):
        for corner in ((x, y), (x + 1, y + 1), (x + 1, y), (x, y + 1)):
            spot = (corner[0] - half, corner[1] - half)
            if _allowed(table, who, power, shape, *spot):
                yield spot


def _allowed(table: Table, who: Profile, power: Power, shape: Area, x: int, y: int) -> bool:
    if shape.shape == CUBE:
        return _cube_in_reach(table, who, power, x, y, shape.length // SQUARE)
    now, side = table.now[who.id], who.squares
    across = max(now.x - x, x - now.x - side, now.y - y, y - now.y - side, 0)
    return across * SQUARE <= power.reach and area.clear(table, who, x, y)


def _over(table: Table, who: Profile, power: Power, slot: int) -> Course[Aim | None]:
    """Choose where an area goes, and see who is in it."""
    shape = power.area_of(slot)
    assert shape is not None
    if power.at_self and shape.shape in ("sphere", "cylinder"):
        return (yield from _around(table, who, power, shape))
    if table.grid and shape.shape == WALL:
        return (yield from _along(table, who, power))
    if table.grid:
        return (yield from _on_the_grid(table, who, power, slot))
    known = [one for one in who.enemies if one.id in table.now and _meant_area(table, who, one, power, shape)]
    if not known:
        return None
    menu = tuple(Option(f"on:{one.id}", {"target": one.id}) for one in known)
    answer = menu[0].key
    if len(menu) > 1:
        rule = rules.area.shapes
        answer = yield Ask("power-area", rule, who.seat, who.id, menu, answer, data=power.facts, again=True)
        if answer == AGAIN:
            return (yield from _over(table, who, power, slot))
    middle = table.profiles[answer.removeprefix("on:")]
    whom = yield from _ruled(table, who, power, _meeting(table, who, power, shape, middle))
    return Aim(whom, tuple(area.degree(table, who, one, (0, 0)) for one in whom))


def _meant_area(table: Table, who: Profile, one: Profile, power: Power, shape: Area) -> bool:
    """Without a grid: whether an area can be centred on a creature, or go towards it."""
    far = shape.length if power.at_self else power.reach
    return table.knows(who, one) and table.now[one.id].life != "dead" and table.distance(who, one) <= far


def near(table: Table, who: Profile, power: Power, shape: Area) -> list[Profile]:
    """Whom an area around the creature itself meets."""
    found = [
        one
        for one in table.everybody
        if one is not who and table.now[one.id].life != "dead" and table.distance(who, one) <= shape.length
    ]
    found = [one for one in found if one.open_to(power)]
    if power.row.target.space:
        found = [one for one in found if table.distance(who, one) <= (0 if table.grid else SQUARE)]
    if power.row.target.whom == "enemies":
        found = [one for one in found if one in who.enemies]
    if power.row.target.whom == "allies" and not power.row.place.zone:
        found = [who, *(one for one in found if one in who.allies)]
    if power.row.target.spreads:
        return [one for one in found if not cover.sealed(table, who, one)]
    return [one for one in found if one is who or not cover.shut(table, who, one)]


def _around(table: Table, who: Profile, power: Power, shape: Area) -> Course[Aim]:
    """An area around the creature itself."""
    met = yield from _ruled(table, who, power, near(table, who, power, shape))
    squares = area.around(table, who, shape) if power.row.place.zone and table.grid else 0
    return Aim(met, tuple(cover.direction(table, who, one) for one in met), squares)


def _along(table: Table, who: Profile, power: Power) -> Course[Aim | None]:
    """Choose where a wall runs."""

    def menu() -> list[Option]:
        return [Option(one.key, {}, None, one.middle) for one in wall.walls(table, who, power)]

    first = next(wall.walls(table, who, power), None)
    if first is None:
        return None
    rule = rules.area.shapes
    answer = yield Ask("power-area", rule, who.seat, who.id, menu, first.key, data=power.facts, again=True)
    if answer == AGAIN:
        return (yield from _along(table, who, power))
    way, _, spot = answer.partition(":")
    x, y = map(int, spot.split(","))
    assert power.area is not None
    one = wall.wall(table, power.area, way, (x, y))
    hot = yield from wall.burning_side(table, who, power, one)
    whom = yield from _ruled(table, who, power, wall.met(table, one.squares))
    return Aim(whom, (rules.cover.NONE,) * len(whom), one.squares, hot)


def _on_the_grid(table: Table, who: Profile, power: Power, slot: int) -> Course[Aim | None]:
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
    rule = rules.area.shapes
    answer = yield Ask("power-area", rule, who.seat, who.id, menu, first, data=power.facts, again=True)
    if answer == AGAIN:
        return (yield from _on_the_grid(table, who, power, slot))
    x, y = map(int, answer.partition(":")[2].split(","))
    place = place_of(table, who, shape, x, y)
    if power.row.place.rim and (one := move_zone.body(table, who, power, x, y)) is not None:
        return Aim((one.rammed,) if one.rammed else (), (rules.cover.NONE,), one.square, one.rim)
    met = area.inside(table, who, shape, place, power.row.target.spreads)
    whom = yield from _ruled(table, who, power, met)
    corner = area.origin_of(shape, place)
    covers = tuple(area.degree(table, who, one, corner) for one in whom)
    return Aim(whom, covers, area.squares_of(table, shape, place))


def _ruled(table: Table, who: Profile, power: Power, met: list[Profile]) -> Course[tuple[Profile, ...]]:
    """Who is met, in the order of turns: the referee may add and strike out (D32), else as it is worked out."""
    found = meet_order(table, [one for one in met if one.open_to(power)])
    while table.scene.rulings == "ask":
        menu = [Option("done")]
        menu += [Option(f"without:{one.id}", {"target": one.id}) for one in found]
        others = [one for one in table.everybody if one not in found and table.now[one.id].life != "dead"]
        menu += [Option(f"with:{one.id}", {"target": one.id}) for one in others]
        data = {**power.facts, "whom": tuple(one.id for one in found)}
        answer = yield Ask("area-targets", rules.area.grid, GM, who.id, menu, "done", data=data, ruling=True)
        verb, _, id = answer.partition(":")
        if verb == "done":
            break
        one = table.profiles[id]
        found = meet_order(table, [*found, one] if verb == "with" else [other for other in found if other is not one])
    return tuple(found)


def meet_order(table: Table, whom: Sequence[Profile]) -> list[Profile]:
    """Targets in the order of turns."""
    order = places_in_turn(table.clock.order)
    return sorted(whom, key=lambda one: (order.get(one.id, len(order)), one.index))


def aimed(table: Table, who: Profile, power: Power, slot: int) -> Course[Aim | None]:
    """Choose whom or where; ``None``: there is nobody and nowhere."""
    if power.area is not None:
        return (yield from _over(table, who, power, slot))
    whom = yield from _targets(table, who, power, slot)
    covers = tuple(cover.direction(table, who, one) if one is not who else 0 for one in whom)
    return Aim(whom, covers) if whom else None


def possible(table: Table, who: Profile, power: Power) -> bool:
    """Whether there is anybody to meet, or any place to put the area."""
    if power.row.variants:
        return any(possible(table, who, one) for one in who.powers.values() if one.of == power.key)
    if power.area is None:
        return bool(candidates(table, who, power))
    if power.at_self and power.area.shape in ("sphere", "cylinder"):
        met = near(table, who, power, power.area)
        return (
            power.row.place.zone
            or power.row.target.whom == "allies"
            or any(one in who.enemies and table.up(one) for one in met)
        )
    if table.grid:
        return True
    if power.row.place.solid:
        return False
    return any(one.id in table.now and _meant_area(table, who, one, power, power.area) for one in who.enemies)
