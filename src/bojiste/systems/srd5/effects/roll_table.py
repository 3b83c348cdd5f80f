"""``roll_table``: a d8 says what happens to it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.core.reading import Text
from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.roll_table import scattered
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class RollTable(Kind):
    """Once all have saved, one of seven parts strikes each; on an 8 two of them do."""

    kind: Literal["roll_table"] = "roll_table"
    parts: Annotated[tuple[Text, ...], Field(min_length=7, max_length=7)]
    """The names of the parts, by the faces from 1 to 7."""

    PARTS: ClassVar = True

    def happens(self, missed: int | None) -> bool:
        return True

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        yield from scattered(table, met, one, missed, self.parts)
        return Next.GO_ON
