"""Survivor: as its turn starts with half of its hit points or fewer, and not 0, it regains 5 and its Constitution
modifier."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import TURN_START
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("survivor")
LEAST = 5


@TRAIT.speaks(TURN_START)
def regains(table: Table, who: Profile) -> Course[None]:
    """Hit points, while it stands."""
    now = table.now[who.id]
    gained = min(LEAST + who.ability["constitution"], now.hp_max - now.hp)
    if now.hp and 2 * now.hp <= now.hp_max and gained > 0 and table.heals(who, magical=False):
        changes = revived(table, who, gained)
        yield Event("regenerates", rule=has, actor=who.id, changes=changes, data={"regained": gained}, seen=OPEN)
