"""Foe Slayer: once a turn its Wisdom modifier more damage to a favoured enemy (``choices``: types of creatures)."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import DAMAGE_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words.callings import CHOICES

TRAIT = Feature("foe_slayer")
FROM = 20


@TRAIT.speaks(DAMAGE_DICE)
def harder(shot: Shot, components: Components) -> Course[Components]:
    """The first hit of the turn. (To an attack roll instead: the referee.)"""
    turn, more = shot.table.now[shot.who.id].turn, shot.who.ability["wisdom"]
    favoured = CHOICES["favored_enemy"].made(shot.who.sheet.choices, FROM)
    if not components or more <= 0 or TRAIT.name in turn.extras or shot.target.sheet.type not in favoured:
        return components
    used = Change(shot.who.id, "turn", turn, turn._replace(extras=(*turn.extras, TRAIT.name)))
    data = {"trait": TRAIT.name}
    yield Event("extra-dice", has, shot.who.id, shot.target.id, changes=(used,), data=data, seen=OPEN)
    first, *rest = components
    return (first._replace(flat=first.flat + more, parts=(*first.parts, Part(TRAIT.name, more))), *rest)
