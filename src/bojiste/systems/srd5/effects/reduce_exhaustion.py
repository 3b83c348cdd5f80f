"""``reduce_exhaustion``: a level of its exhaustion is gone."""

from __future__ import annotations

from typing import ClassVar, Literal

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class ReduceExhaustion(Kind):
    """Whoever is not exhausted gains nothing."""

    kind: Literal["reduce_exhaustion"] = "reduce_exhaustion"

    GIVES: ClassVar = True

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        return table.now[one.id].exhaustion > 0

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        if exhaustion := table.now[one.id].exhaustion:
            changes = table.state.change(one.id, exhaustion=exhaustion - 1)
            yield Event("rested", lasting.spell, met.who.id, one.id, changes=changes, data=met.power.facts, seen=OPEN)
        return Next.GO_ON
