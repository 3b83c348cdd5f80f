"""Walls on a map: where their user raises them."""

from __future__ import annotations

from bojiste.core.ask import AGAIN, Option
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas import wall
from bojiste.systems.srd5.play.areas.aim import Aim, put, ruled
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


def best(table: Table, who: Profile, power: Power) -> list[Profile]:
    """Whom it would meet where it meets most enemies."""
    found = wall.best(table, who, power)
    return [] if found is None else wall.met(table, found.squares)


def chosen(table: Table, who: Profile, power: Power, slot: int) -> Course[Aim | None]:
    """Choose where it runs, and which of its sides burns."""

    def menu() -> list[Option]:
        return [Option(one.key, {}, None, one.middle) for one in wall.walls(table, who, power)]

    first = next(wall.walls(table, who, power), None)
    if first is None:
        return None
    answer = yield from put(who, power, menu, first.key)
    if answer == AGAIN:
        return (yield from chosen(table, who, power, slot))
    way, _, spot = answer.partition(":")
    x, y = map(int, spot.split(","))
    assert power.area is not None
    one = wall.wall(table, power.area, way, (x, y))
    hot = yield from wall.burning_side(table, who, power, one)
    whom = yield from ruled(table, who, power, wall.met(table, one.squares))
    return Aim(whom, (rules.cover.NONE,) * len(whom), one.squares, hot)


def worth_while(table: Table, who: Profile, power: Power) -> bool:
    """On a map there is always some place."""
    return True
