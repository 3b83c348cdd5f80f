"""The Ethereal Plane: who goes over to it is here and yet not here, and comes back where there is room."""

from __future__ import annotations

from bojiste.core.dice import die
from bojiste.core.event import OPEN, Change, Event, kept
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.grappling.swallow import beside
from bojiste.systems.srd5.play.movement import placement, teleporting
from bojiste.systems.srd5.play.spellcasting import lasting, ongoing_effects
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT, SQUARE

ETHEREAL = "ethereal"


def shifts(table: Table, who: Profile, power: Power, companions: int) -> Course[None]:
    """Somebody goes over, or comes back, with those friends next to it that it takes along: its rider first."""
    there = is_there(table, who)
    friends = [one for one in who.allies if _goes_along(table, who, one, there)]
    friends.sort(key=lambda one: (table.now[one.id].rides != who.id, one.index))
    whom = (who, *friends[:companions])
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
    if placement.taken(table, one, now.x, now.y) or table.space(one) & table.solid_for(one):
        x, y = beside(table, one, one)
        changes, data = table.placed(one, x, y), {"place": (x, y)}
        yield Event("teleports", lasting.spell, one.id, changes=changes, data=data, seen=OPEN)


def blinks(table: Table, who: Profile) -> Course[None]:
    """As a turn ends: whoever blinks is gone by a d20 of 11 and more."""
    for _, power, _ in tuple(ongoing_effects.laid(table, who)):
        if power.has("blink") and table.now[who.id].life == "ok" and not is_there(table, who):
            face = yield die(20, lasting.spell, who.id)
            gone = face >= GONE_FROM
            changes = _over(table, who, who, power) if gone else ()
            data, shown = {**power.facts, "gone": "yes" if gone else "no"}, kept(20, face)
            yield Event("blinks", lasting.spell, who.id, None, shown, (), changes, data, OPEN)
            yield from consequences(table, who) if gone else ()


GONE_FROM = 11
BACK_WITHIN = 10 * FT


def reappears(table: Table, who: Profile) -> Course[None]:
    """As a turn starts, or when the spell is over: whoever has blinked away is back, near where it was."""
    entry = next((one for one in table.now[who.id].suffers if one.name == ETHEREAL), None)
    source = table.profiles.get(entry.source) if entry is not None else None
    if entry is None or source is None or not source.power(entry.by).has("blink"):
        return
    data = {**source.power(entry.by).facts, "whom": (who.id,)}
    yield Event("comes-back", lasting.spell, who.id, changes=_back(table, who), data=data, seen=OPEN)
    if table.grid:
        yield from teleporting.vanishes(table, who, BACK_WITHIN)
    yield from _makes_room(table, who)
    yield from consequences(table, who)
