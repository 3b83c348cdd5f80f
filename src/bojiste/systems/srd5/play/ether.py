"""The Ethereal Plane: who goes over to it is here and yet not here, and comes back where there is room."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play import lasting, spot
from bojiste.systems.srd5.play.belly import beside
from bojiste.systems.srd5.play.condition import consequences
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE

ETHEREAL = "ethereal"


def shifts(table: Table, who: Profile, power: Power) -> Course[None]:
    """Somebody goes over, or comes back, with those friends next to it that it takes along: its rider first."""
    there = is_there(table, who)
    friends = [one for one in who.allies if _goes_along(table, who, one, there)]
    friends.sort(key=lambda one: (table.now[one.id].rides != who.id, one.index))
    whom = (who, *friends[: power.row.takes_along])
    changes: tuple[Change, ...] = ()
    for one in whom:
        changes += _back(table, one) if there else _over(table, who, one, power)
    data = {**power.facts, "whom": tuple(one.id for one in whom)}
    kind = "comes-back" if there else "goes-over"
    yield Event(kind, lasting.spell, who.id, changes=changes, data=data, seen=OPEN)
    for one in whom:
        yield from _makes_room(table, one)
        yield from consequences(table, one)


def is_there(table: Table, who: Profile) -> bool:
    """Whether somebody is on the Ethereal Plane."""
    return any(entry.name == ETHEREAL for entry in table.now[who.id].suffers)


def _goes_along(table: Table, who: Profile, one: Profile, there: bool) -> bool:
    near = one.id in table.now and table.up(one) and table.distance(who, one) <= SQUARE
    return near and is_there(table, one) is there


def _over(table: Table, who: Profile, one: Profile, power: Power) -> tuple[Change, ...]:
    entry = Suffering(ETHEREAL, who.id, by=power.key)
    return table.state.change(one.id, suffers=(*table.now[one.id].suffers, entry))


def _back(table: Table, one: Profile) -> tuple[Change, ...]:
    suffers = table.now[one.id].suffers
    return table.state.change(one.id, suffers=tuple(entry for entry in suffers if entry.name != ETHEREAL))


def _makes_room(table: Table, one: Profile) -> Course[None]:
    """Who comes back where somebody or something is comes back beside."""
    now = table.now[one.id]
    if not table.grid or is_there(table, one) or now.rides:
        return
    if spot.taken(table, one, now.x, now.y) or table.space(one) & table.solid_for(one):
        x, y = beside(table, one, one)
        changes, data = table.placed(one, x, y), {"place": (x, y)}
        yield Event("teleports", lasting.spell, one.id, changes=changes, data=data, seen=OPEN)
