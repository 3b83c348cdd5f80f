"""Teleport: as an action it vanishes here and stands so far from here."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.kit.course import Course
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.movement import teleporting
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait, Twin
from bojiste.systems.srd5.words import FT

TRAIT = Trait("teleport", Twin("harmless", ""))


def _may(table: Table, who: Profile) -> Iterator[Option]:
    if table.grid and TRAIT.of(who) and acting(table, who) and teleporting.havens(table, who, TRAIT.number(who) * FT):
        yield Option("teleport")


def teleports(table: Table, who: Profile, rest: str) -> Course[None]:
    """It vanishes."""
    yield from teleporting.vanishes(table, who, TRAIT.number(who) * FT, spend(table, who, action=True))


DEED = Deed("teleport", teleports, _may, teleports)
