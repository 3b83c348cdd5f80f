"""Blessed Healer: its spells that heal others give it back 2 and their level, too."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import HEALED
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("blessed_healer")


@TRAIT.speaks(HEALED)
def shares(table: Table, met: Met, whom: Sequence[Profile]) -> Course[None]:
    """By the level at which it is cast."""
    who, now = met.who, table.now[met.who.id]
    level = max(met.slot, met.power.level)
    gained = min(2 + level, now.hp_max - now.hp)
    others = any(one is not who for one in whom)
    if met.power.spell and level and others and gained and table.heals(who, magical=True):
        told = {"power": TRAIT.name, "regained": gained}
        changes, parts = revived(table, who, gained), (Part(TRAIT.name, gained),)
        yield Event("cures", has, who.id, who.id, (), parts, changes, told, OPEN)
