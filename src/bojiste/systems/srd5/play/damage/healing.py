"""What a power gives: healing, temporary hit points, life, and an end to what somebody suffers."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


@procedure("srd5.temporary.separate")
def temporary(table: Table, one: Profile, amount: int, met: Met, *, fresh: bool = False) -> Course[None]:
    """Temporary hit points come: who has some keeps them or takes the new ones, and they never add. (Nobody is asked
    where they are ``fresh``: more of those that there were.)"""
    old = table.now[one.id].thp
    if old and not fresh:
        default = "new" if rules.temporary.no_stack(old, amount) else "old"
        menu = (Option("new", {"amount": amount}), Option("old", {"amount": old}))
        data = {"old": old, "new": amount}
        if (yield Ask("temporary", rules.temporary.no_stack, one.seat, one.id, menu, default, data=data)) == "old":
            return
    now = table.now[one.id]
    entries = tuple(entry for entry in now.suffers if entry.name != "thp")
    if met.effect:
        entries += (Suffering("thp", met.who.id, "", met.effect, met.power.key),)
    changes = table.state.change(one.id, thp=amount, suffers=entries)
    told: dict[str, object] = {**met.power.facts, "amount": amount}
    yield Event("gains-thp", temporary, met.who.id, one.id, changes=changes, data=told, seen=OPEN)
