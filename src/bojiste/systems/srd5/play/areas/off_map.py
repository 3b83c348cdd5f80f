"""Areas without a map: put on somebody, or towards it."""

from __future__ import annotations

from bojiste.core.ask import AGAIN, Option
from bojiste.kit.course import Course
from bojiste.systems.srd5.play.areas import area
from bojiste.systems.srd5.play.areas.aim import Aim, put, ruled
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.rules.area import WALL, Area


def _goals(table: Table, who: Profile, power: Power, shape: Area) -> list[Profile]:
    """Enemies on whom such an area can be centred, or towards whom it can go."""
    far = shape.length if power.at_self else power.reach
    there = (one for one in who.enemies if one.id in table.now and table.now[one.id].life != "dead")
    return [one for one in there if table.knows(who, one) and table.distance(who, one) <= far]


def _meets(table: Table, who: Profile, power: Power, shape: Area, middle: Profile) -> list[Profile]:
    """Whom an area meets that is put on somebody."""
    if table.abstract or shape.shape == WALL:
        return area.crowd(table, who, middle, shape)
    return area.inside(table, who, shape, area.at_creature(table, who, middle, shape), power.row.target.spreads)


def best(table: Table, who: Profile, power: Power) -> list[Profile]:
    """Whom it would meet where it meets most."""
    shape = power.area
    assert shape is not None
    awake = (one for one in _goals(table, who, power, shape) if table.up(one))
    return max((_meets(table, who, power, shape, one) for one in awake), key=len, default=[])


def chosen(table: Table, who: Profile, power: Power, slot: int) -> Course[Aim | None]:
    """Choose on whom it is put, and see who is in it."""
    shape = power.area_of(slot)
    assert shape is not None
    menu = tuple(Option(f"on:{one.id}", {"target": one.id}) for one in _goals(table, who, power, shape))
    if not menu:
        return None
    answer = menu[0].key
    if len(menu) > 1:
        answer = yield from put(who, power, menu, answer)
    if answer == AGAIN:
        return (yield from chosen(table, who, power, slot))
    middle = table.profiles[answer.removeprefix("on:")]
    whom = yield from ruled(table, who, power, _meets(table, who, power, shape, middle))
    return Aim(whom, tuple(area.degree(table, who, one, (0, 0)) for one in whom))


def worth_while(table: Table, who: Profile, power: Power) -> bool:
    """Whether there is anybody to put it on; what fills its space has none to fill."""
    shape = power.area
    assert shape is not None
    return not power.row.place.solid and bool(_goals(table, who, power, shape))
