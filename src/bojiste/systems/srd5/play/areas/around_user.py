"""Areas around whoever uses a power: whom they meet."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.play.areas import area
from bojiste.systems.srd5.play.areas.aim import Aim, ruled
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def near(table: Table, who: Profile, power: Power, slot: int = 0) -> list[Profile]:
    """Whom an area around the creature itself meets, from a slot of some level (0: its own)."""
    shape, target = power.area_of(slot), power.row.target
    assert shape is not None
    far = min(shape.length, 0 if table.grid else SQUARE) if target.space else shape.length
    found = [one for one in table.everybody if one is not who and _met(table, who, one, power, far)]
    if _for_friends(power):
        found.insert(0, who)
    shuts = cover.sealed if target.spreads else cover.shut
    return [one for one in found if one is who or not shuts(table, who, one)]


def _met(table: Table, who: Profile, one: Profile, power: Power, far: int) -> bool:
    if table.now[one.id].life == "dead" or table.distance(who, one) > far or not one.open_to(power):
        return False
    if power.row.target.whom == "enemies":
        return one in who.enemies
    return one in who.allies or not _for_friends(power)


def _for_friends(power: Power) -> bool:
    """Whether it is for its user's own side; an area that stays asks at each turn who is in it."""
    return power.row.target.whom == "allies" and not power.row.place.zone


def chosen(table: Table, who: Profile, power: Power, slot: int) -> Course[Aim]:
    """There is nothing to choose: it is where its user is."""
    shape = power.area_of(slot)
    assert shape is not None
    met = yield from ruled(table, who, power, near(table, who, power, slot))
    squares = area.around(table, who, shape) if power.row.place.zone and table.grid else 0
    return Aim(met, tuple(cover.direction(table, who, one) for one in met), squares)


def worth_while(table: Table, who: Profile, power: Power) -> bool:
    """Whether anybody is there whom it is for; what stays, and what helps, may be used beforehand."""
    if power.row.place.zone or power.row.target.whom == "allies":
        return True
    return any(one in who.enemies and table.up(one) for one in near(table, who, power))
