"""Powers that a die divides: a ray for each whom they meet, and what is judged on a later turn."""

from __future__ import annotations

from bojiste.core.dice import Rolled, die
from bojiste.core.event import OPEN, Event, kept
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions import repeat_save
from bojiste.systems.srd5.play.damage.damage import expelled
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.resolve import Met, lands
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

SIDES = 8
"""Of the die; its last face stands for two rays more."""


def scattered(table: Table, met: Met, one: Profile, missed: int | None, parts: tuple[str, ...]) -> Course[None]:
    """A die says which of these rays strikes somebody, and that one does what it does to who has saved or has not."""
    for ray in (yield from _rays(table, met, one, parts)):
        yield from lands(table, met._replace(power=ray), (one,), (missed,))


def _rays(table: Table, met: Met, one: Profile, parts: tuple[str, ...]) -> Course[list[Power]]:
    """The rays that strike somebody: two, where the last face falls first; later it falls in vain."""
    found: list[Power] = []
    first = yield die(SIDES, lasting.spell, met.who.id, one.id)
    vain: tuple[Rolled, ...] = ()
    if first == SIDES:
        rolls, data = kept(SIDES, first), met.power.facts
        yield Event("two-rays", lasting.spell, met.who.id, one.id, rolls, data=data, seen=OPEN)
    while len(found) < (2 if first == SIDES else 1):
        face = first if first < SIDES else (yield die(SIDES, lasting.spell, met.who.id, one.id))
        if face == SIDES:
            vain += (Rolled(SIDES, face, False),)
            continue
        ray = met.who.powers[parts[face - 1]]
        rolls, vain = (*vain, Rolled(SIDES, face)), ()
        yield Event("ray-falls", lasting.spell, met.who.id, one.id, rolls, data=ray.facts, seen=OPEN)
        found.append(ray)
    return found


def judged(table: Table, who: Profile) -> Course[None]:
    """As its turn starts, whoever has caused such a thing sees whether the others withstand it: else they are gone."""
    for one in table.everybody:
        for entry in table.now[one.id].suffers:
            if entry.again == repeat_save.JUDGED and entry.source == who.id and table.now[one.id].life != "dead":
                yield from _judged(table, who, one, entry)


def _judged(table: Table, who: Profile, one: Profile, entry: Suffering) -> Course[None]:
    if (yield from save(table, one, entry.save, entry.dc)):
        yield from repeat_save.shaken_off(table, one, entry)
    else:
        yield from expelled(table, who, one, who.power(entry.by).facts)
