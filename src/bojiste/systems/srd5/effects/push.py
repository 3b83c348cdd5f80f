"""``push``: it is moved straight away from whoever uses the power, or towards that one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.movement.forced_movement import pulled, pushed
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT, SQUARE

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker

PULLED = 12
"""What tactics think it worth to have a distant enemy beside one."""


class Push(Kind):
    """Somebody is moved in a straight line, as far as there is room."""

    kind: Literal["push"] = "push"
    feet: Annotated[int, Field(ge=1, le=100)]
    """How far, in feet."""
    direction: Literal["away", "toward"] = "away"
    """Away from whoever uses the power, or towards that one until it is beside it."""

    TWIN: ClassVar = frozenset({"feet"})

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        moved = pushed if self.direction == "away" else pulled
        yield from moved(table, met.who, one, self.feet * FT, lasting.spell)
        return Next.GO_ON

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        return PULLED if self.direction == "toward" and table.distance(me, one) > SQUARE else 0

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-push" if self.direction == "away" else "block-pull", feet=self.feet)
