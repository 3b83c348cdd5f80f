"""Whoever falls to 0 hit points and is dying has a level of exhaustion more."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import AFTER_DAMAGE
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

EXHAUSTION = "srd5.house.exhaustion_at_0"
MOST = 5
"""Levels: falling alone brings nobody to the sixth, which is death."""


@AFTER_DAMAGE.voice("exhaustion_at_0", there=(EXHAUSTION,))
@procedure(EXHAUSTION)
def tires(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """A level of exhaustion, of whoever has fallen and lives."""
    if not table.scene.options.exhaustion_at_0:
        return
    now = table.now[target.id]
    fell = taken.before > 0 and taken.after == 0 and now.hp == 0 and now.life in ("dying", "stable")
    if not fell or "exhaustion" in target.cond_immune or now.exhaustion >= MOST:
        return
    level = now.exhaustion + 1
    most = min(now.hp_max, rules.condition.hp_max(target.sheet.hp_max, level))
    changes = table.state.change(target.id, exhaustion=level, hp_max=most)
    yield Event("tired", tires, target.id, changes=changes, data={"level": level}, seen=OPEN)
