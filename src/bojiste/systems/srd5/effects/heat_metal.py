"""``heat_metal``: what it wears or holds of metal is red-hot."""

from __future__ import annotations

from typing import Literal

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions.condition import drops, suffer
from bojiste.systems.srd5.play.damage import corrosion
from bojiste.systems.srd5.play.dice import missed_by
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FIRE


class HeatMetal(Kind):
    """Whoever bears the metal on, or saves by Constitution and keeps hold of it, has disadvantage on attacks and checks
    until the user's next turn."""

    kind: Literal["heat_metal"] = "heat_metal"
    part: Literal["armour", "weapon"]
    """What is heated: the armour worn, or what is held."""

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        return corrosion.metal(table, one, self.part)

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        power = met.power
        if table.now[one.id].life == "dead" or FIRE in one.immune:
            return Next.GO_ON
        if self.part == "weapon" and (yield from missed_by(table, one, "constitution", power.dc)) is not None:
            yield Event("lets-fall", lasting.spell, one.id, changes=drops(table, one), seen=OPEN)
            return Next.STOP
        entry = Suffering("flinching", met.who.id, f"turn-start:{met.who.id}", "", power.key)
        if changes := suffer(table, one, entry):
            data = {**power.facts, "conditions": (entry.name,)}
            yield Event("befalls", lasting.spell, met.who.id, one.id, changes=changes, data=data, seen=OPEN)
        return Next.GO_ON
