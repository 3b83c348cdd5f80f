"""``revive``: the dead live again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class Revive(Kind):
    """It has 1 hit point, and is conscious."""

    kind: Literal["revive"] = "revive"

    GIVES: ClassVar = True
    AIDS: ClassVar = True
    ON_THE_DEAD: ClassVar = True

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        table.lives_changed = True
        changes = table.state.change(one.id, life="ok", hp=1, death_success=0, death_fail=0)
        yield Event("revives", rules.healing.dead, met.who.id, one.id, changes=changes, data=met.power.facts, seen=OPEN)
        return Next.GO_ON

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-revives")
