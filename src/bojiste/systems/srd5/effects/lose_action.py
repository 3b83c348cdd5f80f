"""``lose_action``: it has no action left on this turn."""

from __future__ import annotations

from typing import ClassVar, Literal

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.deed import spend
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

AN_ACTION = 56
"""What tactics think an enemy's action worth."""


class LoseAction(Kind):
    """Somebody spends its action on retching and reeling."""

    kind: Literal["lose_action"] = "lose_action"

    SHUNNED: ClassVar = True

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        if not table.effects(one).no_actions:
            changes = spend(table, one, action=True, attacks_left=0, listed=())
            yield Event("wastes-action", lasting.spell, one.id, changes=changes, seen=OPEN)
        return Next.GO_ON

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        return AN_ACTION
