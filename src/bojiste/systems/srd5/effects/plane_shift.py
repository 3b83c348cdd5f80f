"""``plane_shift``: the user goes over to the Ethereal Plane, or comes back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.play.conditions import ethereal
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class PlaneShift(Kind):
    """Where nothing of here gets at it, nor it at anything."""

    kind: Literal["plane_shift"] = "plane_shift"
    companions: Annotated[int, Field(ge=0, le=20)] = 0
    """So many friends next to it go along."""

    BEFALLS: ClassVar = False

    def for_all(self, table: Table, met: Met, whom: Sequence[Profile]) -> Course[tuple[tuple[int, int], ...]]:
        yield from ethereal.shifts(table, met.who, met.power, self.companions)
        return ()

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-shifts", along=self.companions)
