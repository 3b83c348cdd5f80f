"""``raise_maximum``: its maximum of hit points rises, and its hit points with it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.spellcasting import ending, lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class RaiseMaximum(Kind):
    """As long as the power lasts; of several only the greatest counts. Whoever lies at 0 hit points wakes."""

    kind: Literal["raise_maximum"] = "raise_maximum"
    amount: Annotated[int, Field(ge=1, le=100)]
    """By so many hit points."""
    per_slot: Annotated[int, Field(ge=0)] = 0
    """By how many more for each level of a higher slot."""
    every: Annotated[int, Field(ge=1, le=9)] = 1
    """That comes every so many levels."""

    GIVES: ClassVar = True

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        full, now = self.amount + self.per_slot * met.power.levels_above(met.slot, self.every), table.now[one.id]
        entry = Suffering(ending.BOLSTERED, met.who.id, "", met.effect, met.power.key, full)
        more = ending.bolstered((*now.suffers, entry)) - ending.bolstered(now.suffers)
        changes = table.state.change(one.id, hp_max=now.hp_max + more, suffers=(*now.suffers, entry))
        data = {**met.power.facts, "amount": more}
        yield Event("bolsters", lasting.spell, met.who.id, one.id, changes=changes, data=data, seen=OPEN)
        gained = more if table.heals(one) else 0
        data, parts = {**met.power.facts, "regained": gained}, (Part("base", gained),)
        changes = revived(table, one, gained)
        yield Event("cures", rules.healing.add, met.who.id, one.id, (), parts, changes, data, OPEN)
        return Next.GO_ON

    def boon(self, table: Table, power: Power, one: Profile) -> int:
        return 2 * self.amount
