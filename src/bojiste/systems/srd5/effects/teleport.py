"""``teleport``: the user is elsewhere at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.play.movement import teleporting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class Teleport(Kind):
    """On a free place that it chooses."""

    kind: Literal["teleport"] = "teleport"
    feet: Annotated[int, Field(ge=5, le=5280)]
    """How far, in feet."""
    companions: Annotated[int, Field(ge=0, le=20)] = 0
    """So many friends next to it go along: those that it asks to."""
    to_unseen: bool = False
    """To places that it does not see, too."""

    BEFALLS: ClassVar = False

    @property
    def friendly(self) -> bool:
        return True

    def for_all(self, table: Table, met: Met, whom: Sequence[Profile]) -> Course[tuple[tuple[int, int], ...]]:
        far = self.feet * FT
        yield from teleporting.vanishes(table, met.who, far, along=self.companions, unseen=self.to_unseen)
        return ()

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-legend-teleport", feet=self.feet)
