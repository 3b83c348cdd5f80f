"""Areas that their user leads elsewhere, and bodies of magic that fill a square: where they may lie, whom they meet.

Nothing here changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bojiste.kit.board import Squares, numbers, union
from bojiste.systems.srd5.now import Running
from bojiste.systems.srd5.play.areas import area
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT, SQUARE

Spot = tuple[int, int]


class Body(NamedTuple):
    """Where a body of magic comes to lie: its square, those around it that it meets, and whom it runs into."""

    square: Squares
    rim: Squares
    rammed: Profile | None


def led(who: Profile, table: Table, power: Power) -> Running:
    """The effect whose area a power leads elsewhere."""
    return next(one for one in table.now[who.id].running if one.power == power.row.use.during and not one.phase)


def middle(table: Table, zone: Squares) -> Spot:
    """The middle of an area: of one square that square, else a crossing of lines near it."""
    cells = [table.drawn[1].place(number) for number in numbers(zone)]
    low, high = min(cells), max(cells)
    ys = [y for _, y in cells]
    return (low[0] + high[0] + 1) // 2, (min(ys) + max(ys) + 1) // 2


def near(table: Table, who: Profile, power: Power, x: int, y: int) -> bool:
    """Whether an area that is led may come so far from where it lies; any other may lie anywhere."""
    if not power.row.place.relays or power.at_self:
        return True
    zone = led(who, table, power).zone
    u, v = middle(table, zone) if zone else (x, y)
    return max(abs(x - u), abs(y - v)) * SQUARE <= power.row.place.relays * FT


def occupant(table: Table, who: Profile, x: int, y: int) -> Profile | None:
    """Who stands on a square, as far as somebody knows."""
    cell = table.drawn[1].at(x, y)
    return next((one for one in _alive(table) if cell & table.space(one) and _known(table, who, one)), None)


def _known(table: Table, who: Profile, one: Profile) -> bool:
    return one is who or table.knows(who, one)


def open_to(table: Table, who: Profile, power: Power, x: int, y: int) -> bool:
    """Whether a body of magic may be put on a square: it is free, or the body is led against whoever stands there."""
    board = table.drawn[1]
    if not (0 <= x < board.width and 0 <= y < board.height) or board.at(x, y) & table.solid:
        return False
    there = occupant(table, who, x, y)
    return there is None or (
        bool(power.row.place.relays) and there is not who and body(table, who, power, x, y) is not None
    )


def body(table: Table, who: Profile, power: Power, x: int, y: int) -> Body | None:
    """A body put on this square, or led against whoever stands there: it stops beside that one, as near to where it
    was as it can."""
    board, rammed = table.drawn[1], occupant(table, who, x, y)
    square = board.at(x, y)
    if rammed is not None:
        was = middle(table, led(who, table, power).zone)
        free = board.around(table.space(rammed)) & ~table.solid & ~union(map(table.space, _alive(table)))
        beside = [board.place(number) for number in numbers(free)]
        if not beside:
            return None
        square = board.at(*min(beside, key=lambda spot: (_far(spot, was), spot)))
    return Body(square, board.around(square) & ~square & ~table.scenery.walls, rammed)


def _alive(table: Table) -> Iterator[Profile]:
    return (one for one in table.everybody if table.now[one.id].life != "dead")


def _far(spot: Spot, other: Spot) -> int:
    return max(abs(spot[0] - other[0]), abs(spot[1] - other[1]))


def likely(table: Table, who: Profile, power: Power, spots: Iterable[Spot]) -> list[Spot]:
    """Squares beside enemies (or theirs, for what is led against them): those first where most enemies and fewest
    friends are met."""
    found: dict[Spot, int] = {}
    for x, y in dict.fromkeys(spots):
        if open_to(table, who, power, x, y) and (one := body(table, who, power, x, y)) is not None:
            by = (one.rammed,) if one.rammed is not None else ()
            worth = sum(
                1 if other in who.enemies else -2 for other in (*met(table, one), *by) if _known(table, who, other)
            )
            if worth > 0:
                found[x, y] = worth
    return sorted(found, key=lambda spot: (-found[spot], spot))


def around(table: Table, one: Profile) -> Iterator[Spot]:
    """The squares of somebody's space and those beside it."""
    space = table.space(one)
    yield from map(table.drawn[1].place, numbers(space | table.drawn[1].around(space)))


def met(table: Table, one: Body) -> list[Profile]:
    """Who is beside a body of magic."""
    return [other for other in _alive(table) if table.space(other) & one.rim]


def reached(table: Table, who: Profile, power: Power, x: int, y: int) -> bool:
    """Whether a body may come to a square: near enough, and no wall between."""
    if power.row.place.relays:
        return near(table, who, power, x, y)
    now = table.now[who.id]
    return table.apart(x - now.x, y - now.y, who.squares, 1) <= power.reach and area.clear(table, who, x, y)
