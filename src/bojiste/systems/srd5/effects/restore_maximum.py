"""``restore_maximum``: the maximum of hit points that it has lost is given back."""

from __future__ import annotations

from typing import ClassVar, Literal

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class RestoreMaximum(Kind):
    """Whoever has lost nothing of it gains nothing."""

    kind: Literal["restore_maximum"] = "restore_maximum"

    GIVES: ClassVar = True

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        return (table.now[one.id].hp_max or one.sheet.hp_max) < one.sheet.hp_max

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        now = table.now[one.id]
        whole = rules.condition.hp_max(one.sheet.hp_max, now.exhaustion)
        if now.hp_max < whole:
            changes = table.state.change(one.id, hp_max=whole)
            data = met.power.facts
            yield Event("made-whole", lasting.spell, met.who.id, one.id, changes=changes, data=data, seen=OPEN)
        return Next.GO_ON
