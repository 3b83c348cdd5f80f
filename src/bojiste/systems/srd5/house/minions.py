"""Weak monsters fall at the first blow."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import FIGHT_BEGINS
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

MINIONS = "srd5.house.minions_up_to"


@FIGHT_BEGINS.voice("minions_up_to", of=lambda who: not (who.is_character or who.is_object), there=(MINIONS,))
@procedure(MINIONS)
def cowers(table: Table, who: Profile) -> Course[None]:
    """A monster of no more hit points at most than the table has chosen has 1 from the first turn on."""
    now = table.now[who.id]
    if now.life == "ok" and now.hp > 1 and who.sheet.hp_max <= table.scene.options.minions_up_to:
        changes = table.state.change(who.id, hp=1, hp_max=1)
        yield Event("minion", cowers, who.id, changes=changes, seen=OPEN)
