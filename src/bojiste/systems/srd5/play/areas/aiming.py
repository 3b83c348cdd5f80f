"""Where the area of a power goes: around its user, on the map, as a wall on it, or without a map on somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bojiste.kit.course import Course
from bojiste.systems.srd5.play.areas import around_user, off_map, on_map, raised_wall
from bojiste.systems.srd5.play.areas.aim import Aim
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.rules.area import WALL


class Aiming(NamedTuple):
    """How areas of a sort are aimed."""

    best: Callable[[Table, Profile, Power], list[Profile]]
    """Whom one would meet where it meets most enemies and fewest friends."""
    chosen: Callable[[Table, Profile, Power, int], Course[Aim | None]]
    """Its user chooses where it goes, with a slot of some level; ``None``: it can go nowhere."""
    worth_while: Callable[[Table, Profile, Power], bool]
    """Whether there is anybody to meet, or any place to put it."""


AROUND_USER = Aiming(around_user.near, around_user.chosen, around_user.worth_while)
AS_A_WALL = Aiming(raised_wall.best, raised_wall.chosen, raised_wall.worth_while)
ON_MAP = Aiming(on_map.best, on_map.chosen, on_map.worth_while)
OFF_MAP = Aiming(off_map.best, off_map.chosen, off_map.worth_while)


def way(table: Table, power: Power) -> Aiming:
    """How the area of a power is aimed here."""
    if power.around_user:
        return AROUND_USER
    if not table.grid:
        return OFF_MAP
    return AS_A_WALL if power.area is not None and power.area.shape == WALL else ON_MAP


def best(table: Table, who: Profile, power: Power) -> list[Profile]:
    """Whom an area would meet where it meets most enemies and fewest friends."""
    return way(table, power).best(table, who, power)
