"""Where somebody can be put, and who may not stay where a move ends."""

from __future__ import annotations

from collections.abc import Generator

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement.going import RISE, WALK, Going
from bojiste.systems.srd5.play.movement.gridless import free_spot, sharing
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.movement.spaces import closed, spaces
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def room_at(table: Table, who: Profile, x: int, y: int, z: int | None = None, *, known: bool = False) -> bool:
    """Whether a creature could be put at a place (``z``: so high, if not as high as it is): on the ground there is, in
    no wall, in nobody's space (in that of nobody it knows of, if ``known``)."""
    if not table.grid:
        return not [one for one in sharing(table, who, x, y) if not known or table.knows(who, one)]
    ground, squares = table.drawn
    if not (0 <= x <= ground.width - who.squares and 0 <= y <= ground.height - who.squares):
        return False
    z = table.now[who.id].z if z is None else z
    if isinstance(table, Room) and table.ground_at(who, x, y) > max(z, 0) + RISE:
        return False
    taken, _ = spaces(table, who, known=known, going=Going("fly", z) if isinstance(table, Room) else WALK)
    return not squares.block(x, y, who.squares, who.squares) & (taken | table.solid)


def taken(table: Table, who: Profile, x: int, y: int) -> bool:
    """Whether a creature at (x, y) would share somebody's space."""
    if not table.grid:
        return not free_spot(table, who, x, y)
    taken, _ = spaces(table, who)
    taken = closed(table, who, taken)
    return bool(taken & table.drawn[1].block(x, y, who.squares, who.squares))


def _free_around(table: Table, who: Profile, last_free: tuple[int, int]) -> list[tuple[int, int]]:
    """Where it may be put back to: its last free place, unless somebody has come there since, then those next to it."""
    now, step = table.now[who.id], 1 if table.grid else SQUARE
    around = [(now.x + dx * step, now.y + dy * step) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    first = [] if taken(table, who, *last_free) else [last_free]
    return first + [spot for spot in around if spot != last_free and room_at(table, who, *spot)]


def _back(table: Table, who: Profile, spots: list[tuple[int, int]]) -> Generator[Ask, str, tuple[int, int]]:
    """Where it is put back: the referee may choose another free place within 5 ft (D35)."""
    menu = tuple(Option(f"at:{x},{y}", {"place": (x, y)}, None, (x, y)) for x, y in spots)
    data = {"target": who.id}
    answer = yield Ask("put-back", rules.passing.no_end, GM, who.id, menu, menu[0].key, data=data, ruling=True)
    return spots[[option.key for option in menu].index(answer)]


def settle(table: Table, who: Profile, last_free: tuple[int, int] | None) -> Course[None]:
    """A move cut short in another's space: stay there, or be put back, by the printing and if there is room."""
    now = table.now[who.id]
    below = isinstance(table, Room) and table.buried(who)
    if below or last_free is None or now.life == "dead" or not taken(table, who, now.x, now.y):
        return
    if rules.passing.no_end(False, table.printed.end_move_in_occupied_space) != rules.passing.PUT_BACK:
        return
    spots = _free_around(table, who, last_free)
    if spots:
        changes = table.placed(who, *(yield from _back(table, who, spots)))
        yield Event("put-back", rule=rules.passing.no_end, actor=who.id, changes=changes, seen=OPEN)
