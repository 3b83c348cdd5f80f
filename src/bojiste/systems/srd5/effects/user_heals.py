"""``user_heals``: whoever has used the power regains hit points by the damage it has done."""

from __future__ import annotations

from typing import ClassVar, Literal

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.damage import drain
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

LEAST = {"all": 1, "half": 2}
"""Hit points that must have been lost for there to be anything."""


class UserHeals(Kind):
    """As many hit points as the power, or the hit that brings it, has cost; of a hit that kills nothing."""

    kind: Literal["user_heals"] = "user_heals"
    share: Literal["all", "half"] = "all"
    """How much of them."""

    ON_THE_DEAD: ClassVar = True

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        dealt = bool(met.rolled) or table.now[one.id].life != "dead"
        if dealt and met.taken >= LEAST[self.share]:
            taken = met.taken // LEAST[self.share]
            yield from drain.fed(table, met._replace(taken=taken))
        return Next.GO_ON
