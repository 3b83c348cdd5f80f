"""``summon``: others come into the fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.summoned import Summoned


class Summon(Summoned, Kind):
    """On the user's side; they leave when the power ends, where it goes on."""

    BEFALLS: ClassVar = False

    @property
    def friendly(self) -> bool:
        return True

    def for_all(self, table: Table, met: Met, whom: Sequence[Profile]) -> Course[tuple[tuple[int, int], ...]]:
        yield from table.brings(table, met.who, met.power, whom, met.effect)
        return ()
