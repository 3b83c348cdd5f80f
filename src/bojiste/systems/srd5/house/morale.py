"""Monsters flee when the fight turns against them."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import AFTER_DAMAGE
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

MORALE = "srd5.house.morale"
DC = 10


@AFTER_DAMAGE.voice("morale", there=(MORALE,))
@procedure(MORALE)
def wavers(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """A monster that damage brings to half of its hit points or below makes a Wisdom saving throw (DC 10), or is gone
    from the fight. It is brave or not for the whole of it: what has been healed meanwhile is tried anew."""
    now = table.now[target.id]
    wounded = 2 * taken.after <= now.hp_max < 2 * taken.before
    if not (table.scene.options.morale and wounded) or target.is_character or target.is_object or now.life != "ok":
        return
    if (yield from save(table, target, "wisdom", DC)):
        return
    table.lives_changed = True
    changes = table.state.change(target.id, dodging=False, readied=None, suffers=(), gone=True, life="dead")
    yield Event("runs-away", wavers, target.id, changes=changes, seen=OPEN)
    yield from consequences(table, target)
