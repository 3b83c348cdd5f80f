"""Giant Slayer: besides its dice (``words.treasure``) a giant that it hits is prone unless it saves by Strength against
15."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.moments import HIT_EFFECTS
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.dice import save

TRAIT = MagicItem("giant_slayer")
DC = 15


@TRAIT.strikes(HIT_EFFECTS)
def fells(shot: Shot) -> Course[None]:
    """A giant that stands."""
    table, target = shot.table, shot.target
    now = table.now[target.id]
    stands = now.life == "ok" and "prone" not in now.conditions and "prone" not in target.cond_immune
    if not (TRAIT.led(shot.attack) and target.sheet.type == "giant" and stands):
        return
    if not (yield from save(table, target, "strength", DC)):
        yield from inflict(table, shot.who, target, Suffering("prone", shot.who.id))
