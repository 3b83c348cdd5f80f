"""``levitate``: it rises into the air."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.core.event import Change
from bojiste.systems.srd5.effects.lying import Lying
from bojiste.systems.srd5.play.conditions import levitation
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class Levitate(Lying):
    """With the condition that holds it there (``afloat``)."""

    kind: Literal["levitate"] = "levitate"
    feet: Annotated[int, Field(ge=5, le=100)]
    """How far it rises at once, and rises or sinks at a time."""

    SEEN: ClassVar = True

    def changes(self, table: Table, met: Met, one: Profile) -> tuple[Change, ...]:
        return levitation.higher(table, one, self.feet)
