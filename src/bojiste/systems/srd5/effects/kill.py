"""``kill``: it dies at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.damage import drain
from bojiste.systems.srd5.play.damage.damage import death_warded
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.fields import RollText

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class Kill(Kind):
    """Somebody dies, whatever hit points it has, unless a ward of life holds death off."""

    kind: Literal["kill"] = "kill"
    user_heals: RollText | None = None
    """Hit points that whoever uses the power regains then."""

    FATAL: ClassVar = True

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        if table.now[one.id].suffers and (yield from death_warded(table, one)):
            return Next.STOP
        yield from drain.killed(table, one)
        if self.user_heals is not None:
            yield from drain.gains(table, met, self.user_heals)
        return Next.STOP

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-kills")
