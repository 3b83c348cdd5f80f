"""Cloak of Displacement: attack rolls against whoever wears it have disadvantage, but not from when it takes damage to
the start of its next turn, nor while it cannot act or move."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.moments import AFTER_DAMAGE, ATTACK_ADVANTAGE, TURN_BEGINS
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = MagicItem("cloak_of_displacement")


@ATTACK_ADVANTAGE.voice(TRAIT.name, there=("guarded",))
def displaced(aim: Aim) -> Found:
    """It seems to stand elsewhere."""
    table, target = aim.table, aim.target
    works = TRAIT.of(target) and TRAIT.name not in aim.other.used and table.acts(target) and table.speed(target) > 0
    return because(TRAIT.name, -1, works)


@TRAIT.speaks(AFTER_DAMAGE)
def falters(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """Damage ends that."""
    now = table.now[target.id]
    if taken.damage and now.life == "ok" and TRAIT.name not in now.used:
        change = Change(target.id, "used", now.used, (*now.used, TRAIT.name))
        yield Event("item-falters", has, target.id, changes=(change,), data={"trait": TRAIT.name}, seen=OPEN)


@TRAIT.speaks(TURN_BEGINS)
def is_back(table: Table, who: Profile) -> tuple[Change, ...]:
    """Until its next turn."""
    used = table.now[who.id].used
    return table.state.change(who.id, used=tuple(one for one in used if one != TRAIT.name))
