"""Those who come into a fight that is on: where they stand, and that everybody knows them, whoever has brought them."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.event import Change, Event
from bojiste.core.scene import Combatant
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import PLACE, Fighter
from bojiste.systems.srd5.play.movement.room import widened
from bojiste.systems.srd5.play.referee import placing
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.start import placed
from bojiste.systems.srd5.prepare import Profile, Scene, extend
from bojiste.systems.srd5.words import SQUARE

Told = Callable[..., Event]
"""``told(who, now, *changes)``: the event that makes somebody be there."""
WHOLE = "whole scene"
"""Where the memo of a state has the scene of a whole day."""


def nearest(
    table: Table, who: Profile, spot: tuple[int, int], taken: list[tuple[int, int, int]]
) -> tuple[int, int] | None:
    """The nearest place with room, in rings around a spot: as many as newcomers could fill."""
    step = 1 if table.grid else SQUARE
    for ring in range(12):
        for dy in range(-ring, ring + 1):
            for dx in range(-ring, ring + 1):
                there = (spot[0] + dx * step, spot[1] + dy * step)
                if max(abs(dx), abs(dy)) == ring and _free(table, who, there, taken):
                    return there
    return None


def _free(table: Table, who: Profile, there: tuple[int, int], taken: list[tuple[int, int, int]]) -> bool:
    own = who.squares if table.grid else who.wide
    clear = all(
        there[0] + own <= x or x + wide <= there[0] or there[1] + own <= y or y + wide <= there[1]
        for x, y, wide in taken
    )
    return clear and placing.has_room(table, who, *there)


def scenes(table: Table) -> tuple[Scene, ...]:
    """The scene that is played; of a day the whole of it, and the fight that runs."""
    return tuple(dict.fromkeys((table.state.memo.get(WHOLE, table.scene), table.scene)))


def admitted(table: Table, newcomers: tuple[Combatant, ...]) -> None:
    """They are of the scene from now on, and known to all who are there."""
    for known in scenes(table):
        known.admit(newcomers)
        extend(known, newcomers)
    table.newcomers(tuple(one.id for one in newcomers))


def born(
    table: Table, one: Combatant, spot: tuple[int, int], told: Told, far: int = SQUARE, brought: str = ""
) -> Course[None]:
    """One of them stands there, ``far`` from everybody where there are but distances."""
    who = table.profiles[one.id]
    rows = table.state[PLACE].distances
    more: tuple[Change, ...] = ()
    if table.has_ways and table.abstract:
        apart = tuple((other.id, who.id, far) for other in table.everybody)
        more = (Change(PLACE, "distances", rows, (*rows, *apart)),)
    table.lives_changed = table.shifted = True
    now: Fighter = placed(table.prepared, who, spot)
    now.brought = brought
    yield told(who.id, now, *more)
    table.look_round()
    if table.prepared.special:
        widened(table)
        table.look()
    table.follows = table.following(table)
