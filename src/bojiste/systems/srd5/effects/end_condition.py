"""``end_condition``: it is rid of what it suffers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import BeforeValidator

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.kit.fields import as_list, one_of
from bojiste.systems.srd5.effects.base import Kind, Next
from bojiste.systems.srd5.now import HEALED, OFF, Suffering
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, PLIGHTS

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class EndCondition(Kind):
    """Conditions end, whatever has caused them, but for those that healing alone ends."""

    kind: Literal["end_condition"] = "end_condition"
    conditions: Annotated[tuple[Annotated[str, one_of((*CONDITIONS, *PLIGHTS))], ...], BeforeValidator(as_list)]
    """Which conditions."""
    caused_by: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Only those that creatures of these types have caused; none: whoever has."""
    hold_off: bool = False
    """They are only held off, and with them all that the same effects have brought: when the power ends, what has not
    ended by then is back."""

    GIVES: ClassVar = True
    RELIEVES: ClassVar = True

    @property
    def comes_back(self) -> bool:
        return self.hold_off

    def rids_of(self, table: Table, entry: Suffering) -> bool:
        if entry.name not in self.conditions or entry.end == HEALED:
            return False
        source = table.profiles.get(entry.source)
        return not self.caused_by or (source is not None and source.sheet.type in self.caused_by)

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        """Somebody who suffers what it ends, or anybody where the power gives something else as well."""
        if any(effect.AIDS or effect.LIES for effect in power.row.effects):
            return True
        return any(self.rids_of(table, entry) for entry in table.now[one.id].suffers)

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        for name in self.conditions:
            suffers = table.now[one.id].suffers
            left = tuple(entry for entry in suffers if entry.name != name or not self.rids_of(table, entry))
            ills = {entry.cause for entry in suffers if entry not in left and name == "diseased"}
            left = tuple(entry for entry in left if entry.cause not in ills)
            if self.hold_off and left != suffers:
                left = _held_off(suffers, left)
            if changes := table.state.change(one.id, suffers=left):
                yield Event("recovers", lasting.spell, one.id, changes=changes, data={"condition": name}, seen=OPEN)
        return Next.GO_ON

    def card(self, words: Speaker) -> Iterator[str]:
        names = (words.word(f"condition-{name.replace('_', '-')}") for name in self.conditions)
        yield words.word("block-lifts", what=", ".join(names))


def _held_off(suffers: tuple[Suffering, ...], left: tuple[Suffering, ...]) -> tuple[Suffering, ...]:
    """What somebody suffers where some of it is held off, with all that the same effects have brought."""
    gone = {entry.cause for entry in suffers if entry not in left}
    off = [entry for entry in suffers if entry.cause in gone and not entry.name.startswith(OFF)]
    return tuple(entry._replace(name=OFF + entry.name) if entry in off else entry for entry in suffers)
