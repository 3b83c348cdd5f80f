"""Who sees what, and what to show of somebody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bojiste.core.ask import GM
from bojiste.core.shown import Chart, Health, Mark, Path, Spot, Track
from bojiste.core.state import Sight
from bojiste.core.system import Gauge, Turns
from bojiste.kit.charts import line, number
from bojiste.systems.osr.now import CLOCK, EXPEDITION
from bojiste.systems.osr.play.melee import bound
from bojiste.systems.osr.play.table import seen
from bojiste.systems.osr.prepare import Scene, State, View


def sight(scene: Scene, state: State, seat: str, who: str) -> Sight:
    """A seat sees all of its own side, of others what shows, and nothing of those whom nobody has met yet."""
    if seat == GM:
        return "all"
    one = scene.by_id.get(who)
    if one is None:
        return "open"
    if one.seat == seat or one.side in scene.prepared.sides_of.get(seat, ()):
        return "all"
    return "open" if state.now[who].present else "nothing"


def gauges(view: View, who: str) -> Iterable[Gauge]:
    """Hit points where the seat may know them, else what it has counted as damage; fatigue, magic, supplies, shield."""
    now = view.get(who)
    if who not in view.scene.by_id or now is None:
        return
    if now.hp is not None:
        yield Gauge("hp", now.hp, now.hp_max)
    elif now.hurt:
        yield Gauge("hurt", now.hurt)
    if now.fatigue:
        yield Gauge("fatigue", now.fatigue)
    if now.magic_points is not None and view.scene.by_id[who].sheet.magic_points:
        yield Gauge("magic", now.magic_points, view.scene.by_id[who].sheet.magic_points)
    if now.supplies:
        yield Gauge("supplies", now.supplies)
    if now.shield:
        yield Gauge("shield", now.shield)
    yield from common(view, who)
    yield from nearest(view, who)


def health(scene: Scene, state: State, who: str) -> Health | None:
    """Hit points."""
    now = state.now.get(who)
    return None if now is None else Health("hp", now.hp, now.hp_max, frozenset({"hurt"}))


def common(view: View, who: str) -> Iterable[Gauge]:
    """What the company has together, beside its first member: supplies, and turns of light."""
    prepared, now = view.scene.prepared, view.get(EXPEDITION)
    side = view.scene.by_id[who].side
    if now is None or not prepared.players[side] or prepared.sides[side][0].id != who:
        return
    if now.pool:
        yield Gauge("pool", now.pool)
    if now.light_turns is not None:
        yield Gauge("torch", now.light_turns)


def nearest(view: View, who: str) -> Iterable[Gauge]:
    """Metres to the nearest enemy, in a fight."""
    clock = view.get(CLOCK)
    if clock is None or not clock.begun:
        return
    table = seen(view)
    one = table.profiles[who]
    far = [table.distance(one, foe) for foe in table.foes(one)]
    if far and table.up(one):
        yield Gauge("nearest", min(far))


HOUR = 6
"""Turns of ten minutes."""


def tracks(view: View) -> Iterable[Track]:
    """Turns of light, and supplies: everybody's and the common ones."""
    now = view.get(EXPEDITION)
    if now is None:
        return
    if now.light_turns is not None:
        most = view.scene.world.dungeon.light_turns
        yield Track("light", "notches", (Mark(None, now.light_turns, most),), group=HOUR)
    travels = bool(view.scene.world.journey.leg) and not now.place
    own = [(who, one.supplies) for who in view.scene.by_id if (one := view.get(who)) is not None and one.supplies]
    marks = [*(Mark(who, left) for who, left in own), *([Mark(None, now.pool)] if now.pool else [])]
    if travels and marks:
        yield Track("supplies", "notches", tuple(marks))


def chart(view: View) -> Chart | None:
    """In a fight everybody by how far they are; on an expedition its rooms or its road."""
    clock, now = view.get(CLOCK), view.get(EXPEDITION)
    if clock is not None and clock.begun and clock.order:
        return line(_far(view))
    if now is None:
        return None
    return _rooms(view, now) if now.place else _road(view, now)


def _far(view: View) -> dict[str, float]:
    """Metres from the first of the seat."""
    table = seen(view)
    there = [one for who, one in table.profiles.items() if (now := view.get(who)) is not None and now.present]
    there = [one for one in there if table.up(one)]
    own = next((one for one in there if view.scene.by_id[one.id].seat == view.seat), None) or next(iter(there), None)
    return {} if own is None else {one.id: 0 if one is own else table.distance(own, one) for one in there}


def _rooms(view: View, now: Any) -> Chart:
    """The rooms they have been in, and where their exits lead, as far as they can know: not what is beyond."""
    rooms = {room.id: room for room in view.scene.world.dungeon.room}
    entered = [room for room in (*now.seen, now.place) if room in rooms]
    ways = [(room, way.to, way) for room in dict.fromkeys(entered) for way in rooms[room].exits]
    ids = dict.fromkeys((*entered, *(to for _, to, _ in ways)))
    company = tuple(one.id for one in view.scene.combatants if view.scene.prepared.players[one.side])
    spots = tuple(Spot(id, _called(rooms, id), company if id == now.place else (), entered=id in entered) for id in ids)
    doors = {frozenset((a, b)): Path(a, b, way.name or "") for a, b, way in reversed(ways)}
    return Chart("rooms", spots, tuple(doors.values()))


def _called(rooms: Mapping[str, Any], id: str) -> Mapping[str, str] | str:
    name = rooms[id].name if id in rooms else None
    if name is None:
        return "out" if id == "out" else number(id)
    return number(name) if isinstance(name, str) else name


def _road(view: View, now: Any) -> Chart | None:
    """The way as far as they think they have come."""
    legs = view.scene.world.journey.leg
    whole = sum(leg.km for leg in legs)
    if not whole:
        return None
    company = tuple(one.id for one in view.scene.combatants if view.scene.prepared.players[one.side])
    ends = [sum(leg.km for leg in legs[:count]) for count in range(len(legs) + 1)]
    done = min(100, round(100 * now.walked / whole))
    spots = [
        Spot(f"km-{km}", number(f"{km} km"), company if not at else (), at=(round(100 * km / whole), 0))
        for at, km in enumerate(ends)
    ]
    return Chart("road", tuple(spots), done=done)


def turns(view: View) -> Turns | None:
    """The sides in the order of their turns."""
    clock = view.get(CLOCK)
    if clock is None or not clock.begun or not clock.order:
        return None
    return Turns(clock.round, clock.order, clock.side or None)


def states(view: View, who: str) -> Iterable[str]:
    """Conditions somebody is visibly in."""
    now = view.get(who)
    if who not in view.scene.by_id or now is None:
        return
    if not now.present:
        yield "away"
    yield from now.conditions
    if now.fleeing:
        yield "fleeing"
    if now.surprised:
        yield "surprised"
    if now.engaged and bound(seen(view), seen(view).profiles[who]):
        yield "engaged"
    if now.persistent:
        yield "burning"
