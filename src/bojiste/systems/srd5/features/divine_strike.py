"""Divine Strike: once a turn a hit with a weapon does 1d8 radiant damage more, 2d8 from level 14."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature, once_a_turn
from bojiste.systems.srd5.moments import DAMAGE_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.component import Component

TRAIT = Feature("divine_strike")


@TRAIT.speaks(DAMAGE_DICE)
def adds(shot: Shot, components: Components) -> Course[Components]:
    """Once a turn."""
    more = Component(1 + (TRAIT.number(shot.who) >= 14), 8, 0, rules.damage.types("radiant"), ())
    return (yield from once_a_turn(shot, TRAIT, components, more, bool(shot.attack.item)))
