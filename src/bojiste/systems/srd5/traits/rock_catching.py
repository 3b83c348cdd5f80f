"""Rock Catching: its reaction and a Dexterity saving throw catch a rock that would hit it."""

from __future__ import annotations

from bojiste.core.ask import yes_no
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import HIT_CAUGHT
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.traits.base import Trait, has

TRAIT = Trait("rock_catching")
ROCKS, CAUGHT = ("rock", "boulder"), 10
"""Attacks that hurl one, and the DC at which it is caught."""


@TRAIT.speaks(HIT_CAUGHT)
def catches(shot: Shot) -> Course[bool]:
    """Whether it is caught."""
    table, who, target, attack = shot.table, shot.who, shot.target, shot.attack
    if attack.melee or attack.name not in ROCKS or not table.reacts(target):
        return False
    if (yield yes_no("catch", has, target.seat, target.id, True, data={"target": who.id})) != "yes":
        return False
    changes = table.state.change(target.id, reaction=False)
    yield Event("answers", has, target.id, who.id, changes=changes, seen=OPEN)
    made: bool = yield from save(table, target, "dexterity", CAUGHT)
    yield Event("catches" if made else "drops-rock", has, target.id, who.id, seen=OPEN)
    return made
