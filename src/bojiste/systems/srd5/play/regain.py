"""Coming to one's senses by an action: a saving throw once more against what has come over one."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play import lasting
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


def chances(table: Table, who: Profile) -> Iterator[tuple[int, Suffering]]:
    """What somebody suffers that an action may end, and its place among all of it."""
    for place, entry in enumerate(table.now[who.id].suffers):
        if entry.again == lasting.ACTION and entry.source in table.profiles:
            yield place, entry


def _regains(table: Table, who: Profile) -> Iterator[Option]:
    for place, entry in chances(table, who) if acting(table, who) else ():
        power = table.profiles[entry.source].power(entry.by)
        yield Option(f"regain:{place}", {**power.facts, "condition": entry.name, "against": entry.dc})


def regain(table: Table, who: Profile, rest: str) -> Course[None]:
    """Fight down what has come over one: the action, and the saving throw once more."""
    entry = table.now[who.id].suffers[int(rest)]
    facts, spent = table.profiles[entry.source].power(entry.by).facts, spend(table, who, action=True)
    yield Event("collects-itself", lasting.spell, who.id, changes=spent, data=facts, seen=OPEN)
    if (yield from save(table, who, entry.save, entry.dc)):
        yield from lasting.shaken_off(table, who, entry)


DEEDS = (Deed("regain", lasting.spell, _regains, regain),)
