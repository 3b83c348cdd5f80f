"""Uncanny Dodge: its reaction halves the damage of an attack that has hit it, of somebody it sees."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import HIT_BRACED
from bojiste.systems.srd5.play.attacks.shot import Braced, Shot
from bojiste.systems.srd5.play.instance import Rolls
from bojiste.systems.srd5.play.senses import sight

TRAIT = Feature("uncanny_dodge")


@TRAIT.speaks(HIT_BRACED)
def dodges(shot: Shot) -> Course[Braced | None]:
    """Asked before the damage is rolled."""
    table, target = shot.table, shot.target
    able = table.reacts(target) and sight.sees(table, target, shot.who)
    if not able or not (yield from TRAIT.wanted(target, True, shot.who)):
        return None
    yield TRAIT.told(target, shot.who, table.state.change(target.id, reaction=False))
    return _half


def _half(rolls: Rolls) -> Course[Rolls]:
    yield from ()
    return rolls._replace(amounts=tuple((type_, rules.damage.save_half(amount)) for type_, amount in rolls.amounts))
