"""Agonizing Blast: each beam of an eldritch blast adds the Charisma modifier to its damage."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import DAMAGE_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot

TRAIT = Feature("agonizing_blast")


@TRAIT.speaks(DAMAGE_DICE)
def hurts_more(shot: Shot, components: Components) -> Course[Components]:
    """By the modifier, of that cantrip alone."""
    yield from ()
    more = shot.who.ability["charisma"]
    if shot.attack.key != "power-eldritch_blast" or more <= 0:
        return components
    first, *rest = components
    return (first._replace(flat=first.flat + more, parts=(*first.parts, Part(TRAIT.name, more))), *rest)
