"""``temporary_hit_points``: it has hit points on top of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.core.dice import roll
from bojiste.core.event import OPEN, Event, kept
from bojiste.kit.course import Course
from bojiste.kit.dice import in_words
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.play.damage.healing import temporary
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.fields import RollText

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class TemporaryHitPoints(Kind):
    """One roll for all whom the power is for; a swarm gains none."""

    kind: Literal["temporary_hit_points"] = "temporary_hit_points"
    dice: RollText
    """How many there are."""
    per_slot: Annotated[int, Field(ge=0)] = 0
    """How many more each level of a higher slot adds."""
    every: Annotated[int, Field(ge=1, le=9)] = 1
    """That comes every so many levels."""

    GIVES: ClassVar = True

    def for_all(self, table: Table, met: Met, whom: Sequence[Profile]) -> Course[tuple[tuple[int, int], ...]]:
        faces = yield from roll(self.dice.number, self.dice.sides, rules.temporary.no_stack, met.who.id)
        if faces:
            shown, data = kept(self.dice.sides, *faces), met.power.facts
            yield Event("dice-fell", rules.temporary.no_stack, met.who.id, None, shown, data=data, seen=OPEN)
        amount = sum(faces) + self.dice.flat + self.per_slot * met.power.levels_above(met.slot, self.every)
        for one in whom:
            if "swarm" not in one.traits:
                yield from temporary(table, one, amount, met)
        return ()

    def boon(self, table: Table, power: Power, one: Profile) -> int:
        return 0 if table.now[one.id].thp else self.dice.number * (self.dice.sides + 1) // 2 + self.dice.flat

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-thp", dice=in_words(self.dice.number, self.dice.sides, words, self.dice.flat))
