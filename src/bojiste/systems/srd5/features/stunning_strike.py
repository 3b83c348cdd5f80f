"""Stunning Strike: for a point of ki whoever a melee weapon attack has hit is stunned until the end of the next turn,
unless it saves by Constitution."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features import ki
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import HIT_EFFECTS
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.dice import save

TRAIT = Feature("stunning_strike")


@TRAIT.speaks(HIT_EFFECTS)
def stuns(shot: Shot) -> Course[None]:
    """Asked when the hit is known."""
    table, who, target = shot.table, shot.who, shot.target
    now = table.now[target.id]
    able = shot.attack.melee and shot.attack.way != "spell" and ki.TRAIT.left(table, who) and now.life == "ok"
    if not able or "stunned" in now.conditions or not (yield from TRAIT.wanted(who, True, target)):
        return
    yield TRAIT.told(who, target, ki.TRAIT.spent(table, who))
    if not (yield from save(table, target, "constitution", rules.spell.dc(who.ability["wisdom"], who.proficiency))):
        yield from inflict(table, who, target, Suffering("stunned", who.id, f"next-turn-end:{who.id}"))
