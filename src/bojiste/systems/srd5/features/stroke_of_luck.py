"""Stroke of Luck: once between rests an attack that would miss hits."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature, once
from bojiste.systems.srd5.moments import ATTACK_BONUS
from bojiste.systems.srd5.play.attacks.attack import aimed_at
from bojiste.systems.srd5.play.attacks.shot import Shot

TRAIT = Feature("stroke_of_luck", uses=once, rest="short")


@TRAIT.speaks(ATTACK_BONUS)
def hits_after_all(shot: Shot) -> Course[tuple[Part, ...]]:
    """What the roll falls short by is added; a 1 stays a miss."""
    table, who, short = shot.table, shot.who, aimed_at(shot) - shot.total
    if short <= 0 or not shot.open or shot.image or not TRAIT.left(table, who):
        return ()
    if not (yield from TRAIT.wanted(who, True, shot.target)):
        return ()
    yield TRAIT.told(who, shot.target, TRAIT.spent(table, who))
    return (Part(TRAIT.name, short),)
