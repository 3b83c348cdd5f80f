"""Flame Tongue: a bonus action sets the blade alight; as long as it burns every hit does 2d6 fire damage more. It burns
to the end of the fight."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.moments import DAMAGE_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import FIRE

TRAIT = MagicItem("flame_tongue")
FLAMES = Component(2, 6, 0, FIRE, ())


def burns(table: Table, who: Profile) -> bool:
    """Whether somebody's blade is alight."""
    return TRAIT.name in table.now[who.id].used


def _may(table: Table, who: Profile) -> Iterator[Option]:
    if TRAIT.of(who) and not burns(table, who) and spare(table, who) and TRAIT.drawn(table, who):
        yield Option("ignite", {"trait": TRAIT.name})


def ignites(table: Table, who: Profile, rest: str) -> Course[None]:
    """The word is spoken."""
    used = table.now[who.id].used
    changes = (*spend(table, who, bonus=True), Change(who.id, "used", used, (*used, TRAIT.name)))
    yield Event("item-used", has, who.id, changes=changes, data={"trait": TRAIT.name}, seen=OPEN)


@TRAIT.strikes(DAMAGE_DICE)
def sears(shot: Shot, components: Components) -> Course[Components]:
    """With every hit, as long as it burns."""
    yield from ()
    return (*components, FLAMES) if TRAIT.led(shot.attack) and burns(shot.table, shot.who) else components


DEED = Deed("ignite", has, _may, ignites)
