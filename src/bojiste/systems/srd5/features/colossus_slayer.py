"""Colossus Slayer: once a turn a hit with a weapon does 1d8 more to whoever has lost hit points."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature, once_a_turn
from bojiste.systems.srd5.moments import DAMAGE_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.component import Component

TRAIT = Feature("colossus_slayer")


@TRAIT.speaks(DAMAGE_DICE)
def adds(shot: Shot, components: Components) -> Course[Components]:
    """Once a turn."""
    now = shot.table.now[shot.target.id]
    hurt = now.hp < now.hp_max
    more = Component(1, 8, 0, components[0].type, ())
    return (yield from once_a_turn(shot, TRAIT, components, more, bool(shot.attack.item) and hurt))
