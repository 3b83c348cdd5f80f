"""``drain_ability``: its Strength score falls; with none left it dies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from bojiste.kit.course import Course
from bojiste.kit.dice import in_words
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.play.damage import drain
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.fields import RollText

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class DrainAbility(Kind):
    """Strength is the one ability that the document's creatures drain."""

    kind: Literal["drain_ability"] = "drain_ability"
    dice: RollText
    """By how much it falls."""

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        dead = yield from drain.sapped(table, met, one, self.dice)
        return Next.STOP if dead else Next.GO_ON

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-ebbs", dice=in_words(self.dice.number, self.dice.sides, words))
