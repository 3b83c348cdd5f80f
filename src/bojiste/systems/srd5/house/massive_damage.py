"""Whoever loses half of its hit points by one blow must not break under it."""

from __future__ import annotations

from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import AFTER_DAMAGE
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

MASSIVE_DAMAGE = "srd5.house.massive_damage"
DC = 15


@AFTER_DAMAGE.voice("massive_damage", there=(MASSIVE_DAMAGE,))
@procedure(MASSIVE_DAMAGE)
def reels(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """Whoever stands after damage of at least half of its maximum makes a Constitution saving throw (DC 15), or is
    stunned until the end of its next turn."""
    now = table.now[target.id]
    massive = table.scene.options.massive_damage and 2 * taken.damage >= now.hp_max
    if not massive or now.life != "ok" or target.is_object or (yield from save(table, target, "constitution", DC)):
        return
    yield from inflict(table, blow.source, target, Suffering("stunned", end=f"next-turn-end:{target.id}"))
