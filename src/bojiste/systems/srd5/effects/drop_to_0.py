"""``drop_to_0``: it is at 0 hit points at once, without any damage."""

from __future__ import annotations

from typing import ClassVar, Literal

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import A_LIFE, Kind, Next
from bojiste.systems.srd5.play.damage.damage import felled
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class DropTo0(Kind):
    """Somebody falls to 0 hit points, and what follows from that follows."""

    kind: Literal["drop_to_0"] = "drop_to_0"

    FATAL: ClassVar = True

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        yield from felled(table, met.who, one, met.power.facts)
        return Next.GO_ON

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        return A_LIFE
