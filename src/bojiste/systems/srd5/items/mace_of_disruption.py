"""Mace of Disruption: besides its dice (``words.treasure``) a fiend or undead that a hit leaves 25 hit points at most
saves by Wisdom against 15: else it is destroyed, and where it saves it is frightened until the end of its wielder's
next turn."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.moments import HIT_EFFECTS
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.damage.drain import killed
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words.treasure import UNHOLY

TRAIT = MagicItem("mace_of_disruption")
DC, WEAK = 15, 25


@TRAIT.strikes(HIT_EFFECTS)
def destroys(shot: Shot) -> Course[None]:
    """Whoever is left so few."""
    table, who, target = shot.table, shot.who, shot.target
    now = table.now[target.id]
    weak = now.life == "ok" and 0 < now.hp <= WEAK and target.sheet.type in UNHOLY
    if not (weak and TRAIT.led(shot.attack)):
        return
    if (yield from save(table, target, "wisdom", DC)):
        yield from inflict(table, who, target, Suffering("frightened", who.id, f"next-turn-end:{who.id}"))
        return
    yield Event("item-used", has, who.id, target.id, data={"trait": TRAIT.name}, seen=OPEN)
    yield from killed(table, target)
