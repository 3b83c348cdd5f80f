"""``push_out``: it is out of the user's space."""

from __future__ import annotations

from typing import Literal

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.grappling.swallow import beside
from bojiste.systems.srd5.play.movement.forced_movement import put
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


class PushOut(Kind):
    """Whoever is where the user is comes to stand on the nearest place beside that is free."""

    kind: Literal["push_out"] = "push_out"

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        if table.grid and table.distance(met.who, one) == 0:
            yield from put(table, met.who, one, beside(table, met.who, one), SQUARE, lasting.spell)
        return Next.GO_ON
