"""``dispel``: spells that lie on it end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.spellcasting.hit_point_pool import dispelled
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class Dispel(Kind):
    """Those of the power's own level at once, each higher one by a check against 10 and its level."""

    kind: Literal["dispel"] = "dispel"

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        yield from dispelled(table, met.who, one, max(met.slot, met.power.cast_level))
        return Next.GO_ON

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-dispels")
