"""``corrode``: its armour, or what it holds, is eaten at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.damage import corrosion
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker

SPOILT = 30
"""What tactics think it worth to spoil an enemy's gear."""


class Corrode(Kind):
    """A permanent, cumulative -1 to what somebody wears or holds."""

    kind: Literal["corrode"] = "corrode"
    what: Literal["metal", "all", "object"]
    """``metal``: armour of metal; ``all``: any armour; ``object``: armour of metal, a shield or a blade, one of them as
    its user chooses."""

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        return any(corrosion.within_reach(table, one, self.what))

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        yield from corrosion.thins(table, met.who, one, met.power, self.what)
        return Next.GO_ON

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        return SPOILT if self.meant_for(table, power, one) else 0

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-corrodes", what=self.what)
