"""``drain_maximum``: hit points that it has lost are lost of its maximum too."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from bojiste.kit.course import Course
from bojiste.kit.fields import one_of
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.damage import drain
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import DAMAGE_TYPES


class DrainMaximum(Kind):
    """What the power, or the hit that brings it, has cost; who has none left dies."""

    kind: Literal["drain_maximum"] = "drain_maximum"
    type: Annotated[str, one_of(("damage", *DAMAGE_TYPES))] = "damage"
    """Of a hit: only damage of this type; ``damage``: all of it."""
    user_heals: bool = False
    """Whoever drains regains as many hit points."""

    TWIN: ClassVar = frozenset({"type"})

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        if met.taken:
            yield from drain.drained(table, met, one, feeds=self.user_heals)
        return Next.GO_ON
