"""``stabilize``: who is dying is stable."""

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


class Stabilize(Kind):
    """It stays at 0 hit points, and makes no more death saving throws."""

    kind: Literal["stabilize"] = "stabilize"

    GIVES: ClassVar = True
    AIDS: ClassVar = True

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        return table.now[one.id].life == "dying"

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        if table.now[one.id].life == "dying":
            changes = table.state.change(one.id, life="stable", death_success=0, death_fail=0)
            yield Event("stable", lasting.spell, one.id, changes=changes, data={"overflow": 0}, seen=OPEN)
        return Next.GO_ON
