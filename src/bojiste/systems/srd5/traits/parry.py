"""Parry: its reaction adds its number to the Armor Class against one melee attack, with a melee weapon in hand."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import HIT_REACTION
from bojiste.systems.srd5.play.attacks.shot import Incoming, Way
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import PLAYED, Trait, has

TRAIT = Trait("parry", PLAYED)


@TRAIT.speaks(HIT_REACTION)
def offers(table: Table, target: Profile, blow: Incoming) -> Iterator[Way]:
    """A parry, of a melee attack of somebody it sees."""
    armed = any(way.melee and way.item for way in table.ways(target).at_hand)
    if armed and blow.attack.melee and sight.sees(table, target, blow.who):
        gained = TRAIT.number(target)
        yield Way("parry", gained, {"amount": gained}, parries)


def parries(table: Table, target: Profile, blow: Incoming) -> Course[int]:
    """It parries."""
    gained = TRAIT.number(target)
    changes = table.state.change(target.id, reaction=False)
    yield Event("parries", has, target.id, blow.who.id, changes=changes, data={"amount": gained}, seen=OPEN)
    return gained
