"""``banish``: it is gone from here for good, home to where it came from."""

from __future__ import annotations

from typing import Literal

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import A_LIFE, Kind, Next
from bojiste.systems.srd5.play.damage.damage import expelled
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class Banish(Kind):
    """Somebody takes no more part in the fight."""

    kind: Literal["banish"] = "banish"

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        yield from expelled(table, met.who, one, met.power.facts)
        return Next.STOP

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        return A_LIFE // 2
