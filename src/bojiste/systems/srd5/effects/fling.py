"""``fling``: it flies off in a direction that a die tells."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.conditions.condition import grapple_ends, inflict
from bojiste.systems.srd5.play.damage.blow import Blow, rolled
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.dice import missed_by
from bojiste.systems.srd5.play.movement.forced_movement import flung
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import BLUDGEONING, FT

EACH = 10 * FT
"""Of its flight, for which it is hurt by a d6."""


class Fling(Kind):
    """What is solid in its way hurts it, and whom it strikes suffers the same, unless that one evades by Dexterity."""

    kind: Literal["fling"] = "fling"
    feet: Annotated[int, Field(ge=5, le=100)]
    """How far, in feet."""

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        if one in table.holds(met.who):
            yield from grapple_ends(table, met.who, one, willing=True)
        flight = yield from flung(table, met.who, one, self.feet * FT, lasting.spell)
        dice = flight.length // EACH
        if (flight.solid or flight.whom is not None) and dice:
            rolls = yield from rolled(table, met.who, (Component(dice, 6, 0, BLUDGEONING, ()),))
            for other in (one, flight.whom):
                evades = other is not one and (yield from _evades(table, met, other))
                if other is not None and not evades:
                    yield from harm(table, other, Blow(met.who, rolls))
                    yield from inflict(table, met.who, other, Suffering("prone"))
        return Next.GO_ON


def _evades(table: Table, met: Met, other: Profile | None) -> Course[bool]:
    if other is None:
        return False
    return (yield from missed_by(table, other, "dexterity", met.power.dc)) is None
