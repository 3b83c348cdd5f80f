"""``knock_out``: whom the damage brings to 0 hit points lives on."""

from __future__ import annotations

from typing import ClassVar, Literal

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class KnockOut(Kind):
    """Whom the damage of the power, or of the hit that brings it, brings to 0 hit points is stable instead of dying;
    only to such a one happens what stands behind this in the list, whether it has saved or not."""

    kind: Literal["knock_out"] = "knock_out"

    TWIN: ClassVar = frozenset[str]()

    def happens(self, missed: int | None) -> bool:
        return True

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        yield from ()
        return Next.IN_ANY_CASE if table.now[one.id].life == "stable" else Next.STOP
