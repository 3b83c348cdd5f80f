"""``drop_held``: it lets fall what it holds."""

from __future__ import annotations

from typing import Literal

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.conditions.condition import drops
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class DropHeld(Kind):
    """Everything in somebody's hands falls."""

    kind: Literal["drop_held"] = "drop_held"

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        if changes := drops(table, one):
            yield Event("lets-fall", lasting.spell, one.id, changes=changes, seen=OPEN)
        return Next.GO_ON
