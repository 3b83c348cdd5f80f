"""Two-Weapon Fighting: the bonus attack of the second weapon has the ability modifier in its damage."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import DAMAGE_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot

TRAIT = Feature("two_weapon_fighting")


@TRAIT.speaks(DAMAGE_DICE)
def with_its_ability(shot: Shot, components: Components) -> Course[Components]:
    """What the second blow else leaves out."""
    yield from ()
    more = shot.attack.ability - rules.two_weapons.no_ability_damage(shot.attack.ability)
    if not shot.second_weapon or not more:
        return components
    first, *rest = components
    return (first._replace(flat=first.flat + more, parts=(*first.parts, Part(TRAIT.name, more))), *rest)
