"""Font of Magic: as many sorcery points as its level, which metamagic spends. As a bonus action points make a slot, or
a slot makes as many points as its level."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Literal

from bojiste.core.ask import Option
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.spellcasting import cast, use_cost
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("font_of_magic", uses=lambda who, level: level)
COSTS = (2, 3, 5, 6, 7)
"""Points that a slot of level 1, 2, … takes."""


def _makes(table: Table, who: Profile) -> Iterator[Option]:
    if TRAIT.of(who) and spare(table, who):
        left = TRAIT.left(table, who)
        for slot, cost in enumerate(COSTS, 1):
            if cost <= left and slot <= len(who.sheet.slots):
                yield Option(f"make-slot:{slot}", {"slot": slot, "cost": cost})


def makes(table: Table, who: Profile, rest: str) -> Course[None]:
    """A slot out of points."""
    slot, now = int(rest), table.now[who.id]
    slots = tuple(number + (level == slot) for level, number in enumerate(now.slots, 1))
    changes = (*spend(table, who, bonus=True), *TRAIT.spent(table, who, COSTS[slot - 1], slots=slots))
    yield TRAIT.told(who, None, changes)


def _melts(table: Table, who: Profile) -> Iterator[Option]:
    if TRAIT.of(who) and spare(table, who) and TRAIT.name in table.now[who.id].used:
        for slot in rules.spell.slot(1, table.now[who.id].slots):
            yield Option(f"melt-slot:{slot}", {"slot": slot})


def melts(table: Table, who: Profile, rest: str) -> Course[None]:
    """Points out of a slot, up to its level."""
    slot, now = int(rest), table.now[who.id]
    kept, back = [], slot
    for one in now.used:
        if one == TRAIT.name and back:
            back -= 1
        else:
            kept.append(one)
    fields = table.state.change(who.id, used=tuple(kept), slots=rules.spell.spent(slot, now.slots))
    yield TRAIT.told(who, None, (*spend(table, who, bonus=True), *fields))


DEEDS = (Deed("make-slot", has, _makes, makes), Deed("melt-slot", has, _melts, melts))


# -- metamagic ----------------------------------------------------------------------------------------------------


class Metamagic(Feature):
    """A way of metamagic; there is one of them in a casting."""

    __slots__ = ()

    def pays(self, table: Table, who: Profile, points: int, default: bool) -> Course[bool]:
        """Whether somebody takes it for so many points; they are spent then."""
        enough = self.of(who) and TRAIT.left(table, who) >= points
        if not enough or not (yield from self.wanted(who, default)):
            return False
        yield self.told(who, None, TRAIT.spent(table, who, points))
        return True

    def deed(self, verb: str, points: int, made: Callable[[Table, Profile, Power], Power | None]) -> Deed:
        """A way that somebody names as it begins to cast: what ``made`` makes of a spell is cast like any other."""

        def may(table: Table, who: Profile) -> Iterator[Option]:
            if not self.of(who) or TRAIT.left(table, who) < points:
                return
            for power in who.powers.values():
                other = None if not power.spell or power.of or power.long else made(table, who, power)
                if other is not None and use_cost.offered(table, who, other):
                    yield Option(f"{verb}:{power.key}", {**power.facts, "level": power.level})

        def casts(table: Table, who: Profile, rest: str) -> Course[None]:
            other = made(table, who, who.powers[rest])
            assert other is not None, "what is offered can be made"
            yield self.told(who, None, TRAIT.spent(table, who, points))
            yield from cast.use(table, who, other, reactions.attacked)

        return Deed(verb, has, may, casts)


@lru_cache(maxsize=1024)
def shaped(power: Power, way: str, part: Literal["target", "use", "duration"] = "target", **fields: object) -> Power:
    """A spell under a way of metamagic, with these of the fields of a part of it."""
    update: dict[str, object] = {part: getattr(power.row, part).model_copy(update=fields)}
    return replace(power, row=power.row.model_copy(update=update), shaped=power.shaped | {way})
