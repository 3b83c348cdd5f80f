"""``heal``: it regains hit points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.core.dice import roll, shown_again
from bojiste.core.event import OPEN, Event, Part, kept
from bojiste.kit.course import Course
from bojiste.kit.dice import in_words
from bojiste.kit.fields import Dice
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.moments import HEALED, HEALING, HEALING_FULL
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.fields import RollText

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class Heal(Kind):
    """One roll heals all whom the power is for."""

    kind: Literal["heal"] = "heal"
    dice: RollText
    """Hit points that each regains."""
    add_modifier: bool = False
    """The spellcasting modifier is added."""
    per_slot: RollText | None = None
    """What each level of a higher slot adds: dice, or a number."""
    every: Annotated[int, Field(ge=1, le=9)] = 1
    """That comes every so many levels."""
    shared: bool = False
    """The healing is one store: each takes what it lacks, in the order in which they were chosen."""
    to_half: bool = False
    """Nobody regains more than up to half of its maximum."""

    GIVES: ClassVar = True
    AIDS: ClassVar = True

    def rolled(self, power: Power, slot: int) -> Dice:
        """Its dice from a slot of some level."""
        more = self.per_slot.number * power.levels_above(slot, self.every) if self.per_slot is not None else 0
        added = power.modifier if self.add_modifier else 0
        return Dice(self.dice.number + more, self.dice.sides, self.dice.flat + added)

    def for_all(self, table: Table, met: Met, whom: Sequence[Profile]) -> Course[tuple[tuple[int, int], ...]]:
        number, sides, flat = self.rolled(met.power, met.slot)
        flat += sum(adds(met) for adds in table.voices[met.who][HEALING])
        faces = yield from _faces(table, met, number, sides)
        shown, parts = kept(sides, *faces), (Part("ability", flat),) if flat else ()
        regained = left = sum(faces) + flat
        for one in whom:
            now = table.now[one.id]
            due = left if self.shared else number * sides + flat if ongoing_effects.rallied(table, one) else regained
            gained = min(due, self._lacks(now)) if table.heals(one, met.power.magical) else 0
            left -= gained
            data, changes = {**met.power.facts, "regained": gained}, revived(table, one, gained)
            yield Event("cures", rules.healing.add, met.who.id, one.id, shown, parts, changes, data, OPEN)
            shown = shown_again(shown)
        for follows in table.voices[met.who][HEALED]:
            yield from follows(table, met, whom)
        return ()

    def _lacks(self, now: Fighter) -> int:
        """How many hit points it may give back."""
        return max(0, (now.hp_max // 2 if self.to_half else now.hp_max) - now.hp)

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        """A tactic does not know the numbers of whom it only sees: it may try."""
        now = table.now[one.id]
        return not self.to_half or now.hp is None or self._lacks(now) > 0

    def restores(self, power: Power) -> int:
        number, sides, flat = self.rolled(power, power.level)
        return number * (sides + 1) + 2 * flat

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-heals", dice=in_words(self.dice.number, self.dice.sides, words, self.dice.flat))


def _faces(table: Table, met: Met, number: int, sides: int) -> Course[tuple[int, ...]]:
    """What the dice show."""
    if any(full(met) for full in table.voices[met.who][HEALING_FULL]):
        return (sides,) * number
    return (yield from roll(number, sides, rules.healing.add, met.who.id))
