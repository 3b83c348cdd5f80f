"""Open Hand Technique: whoever a blow of a flurry hits falls prone unless it saves by Dexterity. (To push it, or to
take its reactions, is left to the referee.)"""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.features.ki import FLURRY
from bojiste.systems.srd5.moments import HIT_EFFECTS
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.dice import save

TRAIT = Feature("open_hand_technique")


@TRAIT.speaks(HIT_EFFECTS)
def throws_down(shot: Shot) -> Course[None]:
    """Asked when the hit is known."""
    table, who, target = shot.table, shot.who, shot.target
    of_flurry = shot.attack.key == "unarmed" and FLURRY in table.now[who.id].turn.freely
    stands = table.now[target.id].life == "ok" and "prone" not in table.now[target.id].conditions
    if not (of_flurry and stands and (yield from TRAIT.wanted(who, True, target))):
        return
    yield TRAIT.told(who, target)
    if not (yield from save(table, target, "dexterity", rules.spell.dc(who.ability["wisdom"], who.proficiency))):
        yield from inflict(table, who, target, Suffering("prone"))
