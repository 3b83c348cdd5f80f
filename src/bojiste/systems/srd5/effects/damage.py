"""``damage``: it loses hit points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.effects.telling import damage
from bojiste.systems.srd5.moments import SPELL_DICE, SPELL_ROLLED
from bojiste.systems.srd5.play.damage.blow import Amounts, Blow, Rolls, joined, rolled
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.damage.drain import killed
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.dealt import Dealt
from bojiste.systems.srd5.traits import evasion

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class DealDamage(Dealt, Kind):
    """One roll for all whom the power meets, then each takes its share; darts fall all at once."""

    HURTS: ClassVar = True
    ON_THE_DEAD: ClassVar = True
    TWIN: ClassVar = frozenset({"dice", "on_success"})

    def has_twin(self, told: set[str]) -> bool:
        return super().has_twin(told) and self.on_success != "all"

    def happens(self, missed: int | None) -> bool:
        return self.on_success != "nothing" or super().happens(missed)

    def for_all(self, table: Table, met: Met, whom: Sequence[Profile]) -> Course[Amounts]:
        if not whom:
            return ()
        rolls = yield from self._rolled(table, met)
        data = {**met.power.facts, "whom": tuple(dict.fromkeys(one.id for one in whom))}
        rule = rules.damage.many_targets
        yield Event("effect-rolled", rule, met.who.id, None, rolls.dice, rolls.parts, data=data, seen=OPEN)
        if not self.darts:
            return rolls.amounts
        yield from self._darts(table, met, whom, rolls)
        return ()

    def _rolled(self, table: Table, met: Met) -> Course[Rolls]:
        """The dice, with all that is said to them."""
        components = met.power.components_of(self, met.slot, met.chosen)
        for adds in table.voices[met.who][SPELL_DICE]:
            components = adds(met, components)
        rolls: Rolls = yield from rolled(table, met.who, components, met.critical)
        for takes in table.voices[met.who][SPELL_ROLLED]:
            rolls = yield from takes(table, met, components, rolls)
        return rolls

    def _darts(self, table: Table, met: Met, whom: Sequence[Profile], rolls: Rolls) -> Course[None]:
        """Darts hit by themselves: those on one creature are one instance of damage."""
        for one in dict.fromkeys(whom):
            darts = sum(other is one for other in whom)
            shares = tuple((type_, amount * darts) for type_, amount in rolls.amounts)
            parts = tuple(Part("effect-damage", amount) for _, amount in rolls.amounts) * darts
            more = yield from deepened(table, met, one)
            yield from harm(table, one, Blow(met.who, joined(shares, more, parts), magical=True, darts=darts))

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        shares = self._share(met, one, missed is None)
        if any(amount for _, amount in shares):
            more = yield from deepened(table, met, one)
            parts = tuple(Part("effect-damage", amount) for _, amount in shares)
            blow = Blow(met.who, joined(shares, more, parts), magical=met.power.magical, mild=met.power.mild)
            blow = blow._replace(scalds=self.burns_in_water, spares=self.leaves_1)
            yield from harm(table, one, blow)
            if self.dust_at_0 and table.now[one.id].life in ("dying", "stable"):
                yield from killed(table, one)
        return Next.GO_ON

    def _share(self, met: Met, one: Profile, saved: bool) -> Amounts:
        """What of the one roll somebody takes: all, half of each type, or nothing."""
        amounts = met.rolled.get(id(self), ())
        halved = saved and self.on_success == "half"
        if self.on_success == "half" and met.power.row.test.save == "dexterity" and evasion.TRAIT.of(one):
            amounts, halved = () if saved else amounts, not saved
        return tuple((type_, rules.damage.many_targets(amount, (halved,))[0]) for type_, amount in amounts)

    def card(self, words: Speaker) -> Iterator[str]:
        if self.darts:
            yield words.word("block-missiles", number=self.darts)
        yield damage(self.dice, words)
        if self.on_success == "half":
            yield words.word("block-half")


def deepened(table: Table, met: Met, one: Profile) -> Course[Rolls]:
    """What a curse of the same caster's adds to a spell that hurts somebody without an attack roll."""
    parts = tuple(ongoing_effects.wounds(table, met.who, one)) if met.power.cast and table.now[one.id].suffers else ()
    return (yield from rolled(table, met.who, parts)) if parts else Rolls((), (), ())
