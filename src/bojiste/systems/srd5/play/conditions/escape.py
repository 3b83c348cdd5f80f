"""Coming to one's senses by an action: a saving throw against a spell, or a check that leads out of one."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions import repeat_save
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.dice import check, save
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.inflicted import Inflicted


def chances(table: Table, who: Profile) -> Iterator[tuple[int, Suffering]]:
    """What somebody suffers that an action may end, and its place among all of it."""
    for place, entry in enumerate(table.now[who.id].suffers):
        if entry.again == repeat_save.ACTION and entry.source in table.profiles:
            yield place, entry


def _row(table: Table, entry: Suffering) -> Inflicted:
    rows = table.profiles[entry.source].power(entry.by).inflicts
    return next(row for row in rows if row.condition == entry.name)


def _regains(table: Table, who: Profile) -> Iterator[Option]:
    for place, entry in chances(table, who) if acting(table, who) else ():
        power = table.profiles[entry.source].power(entry.by)
        yield Option(f"regain:{place}", {**power.facts, "condition": entry.name, "against": entry.dc})


def regain(table: Table, who: Profile, rest: str) -> Course[None]:
    """Fight down what has come over one: the action, and the saving throw once more, or the check that it asks for."""
    entry = table.now[who.id].suffers[int(rest)]
    row, facts = _row(table, entry), table.profiles[entry.source].power(entry.by).facts
    if row.check_again is None:
        yield Event(
            "collects-itself", lasting.spell, who.id, changes=spend(table, who, action=True), data=facts, seen=OPEN
        )
        works = yield from save(table, who, entry.save, entry.dc)
    else:
        test = yield from check(table, who, row.check_again, lasting.spell)
        works = test.total >= entry.dc
        changes = (*spend(table, who, action=True), *test.changes)
        kind = "finds-out" if works else "stays-lost"
        yield test.as_event(kind, lasting.spell, who, None, changes, **facts, against=entry.dc)
    if works:
        yield from repeat_save.shaken_off(table, who, entry)


DEEDS = (Deed("regain", lasting.spell, _regains, regain),)
