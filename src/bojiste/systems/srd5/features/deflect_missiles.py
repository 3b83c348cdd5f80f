"""Deflect Missiles: its reaction takes 1d10, its Dexterity modifier and its level off the damage of a ranged weapon
that has hit it. (Throwing back what it has caught is left to the referee.)"""

from __future__ import annotations

from functools import partial

from bojiste.core.dice import die
from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import HIT_BRACED
from bojiste.systems.srd5.play.attacks.shot import Braced, Shot
from bojiste.systems.srd5.play.instance import Rolls
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("deflect_missiles")


@TRAIT.speaks(HIT_BRACED)
def deflects(shot: Shot) -> Course[Braced | None]:
    """Asked before the damage is rolled."""
    table, target = shot.table, shot.target
    shot_at = not shot.attack.melee and shot.attack.way != "spell"
    if not (shot_at and table.reacts(target)) or not (yield from TRAIT.wanted(target, True, shot.who)):
        return None
    yield TRAIT.told(target, shot.who, table.state.change(target.id, reaction=False))
    return partial(_less, target)


def _less(who: Profile, rolls: Rolls) -> Course[Rolls]:
    face = yield die(10, has, who.id)
    off = face + who.ability["dexterity"] + TRAIT.number(who)
    (type_, amount), *rest = rolls.amounts
    parts = (*rolls.parts, Part(TRAIT.name, -min(off, amount)))
    return rolls._replace(amounts=((type_, max(0, amount - off)), *rest), parts=parts)
