"""Bodies that grow and shrink: where there is room for a larger one, and that it stands there."""

from __future__ import annotations

from itertools import product

from bojiste.core.event import Change
from bojiste.kit.course import Course
from bojiste.systems.srd5.play.movement.placement import room_at
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE

Spot = tuple[int, int]


def room_for(table: Table, who: Profile, size: int) -> Spot | None:
    """Where a body stands when it is so large: its new space holds what it can of the old one, the lowest corner first;
    ``None``: there is no room for it."""
    now, old = table.now[who.id], who.size
    here = (now.x, now.y)
    if size <= old or table.abstract:
        return here
    before = who.squares if table.grid else who.wide
    who.takes(size)
    try:
        unit = 1 if table.grid else SQUARE
        more = (who.squares if table.grid else who.wide) - before
        steps = range(0, max(more, 0) + 1, unit)
        spots = [(now.x - a, now.y - b) for b, a in product(steps, steps)]
        return next((spot for spot in spots if room_at(table, who, *spot)), None)
    finally:
        who.takes(old)


def resized(table: Table, who: Profile, size: int) -> tuple[Change, ...]:
    """The changes of place of a body that becomes so large where it finds room."""
    spot = room_for(table, who, size)
    here = (table.now[who.id].x, table.now[who.id].y)
    return () if spot in (None, here) else table.placed(who, *spot)


def settles(table: Table, whom: Profile) -> Course[None]:
    """What has changed somebody has changed its size too."""
    table.size_up()
    yield from ()
