"""Empowered Evocation: the Intelligence modifier is added to one roll of damage of each of its evocations. Missiles
that strike at the same time share their one roll."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature, once_a_casting
from bojiste.systems.srd5.moments import DAMAGE_DICE, SPELL_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words.schools import EVOCATION

TRAIT = Feature("empowered_evocation")
SPELL = "power-"
"""Stands before the name of a spell that is an attack."""


def _more(who: Profile, components: Components) -> Components:
    more, (first, *rest) = who.ability["intelligence"], components
    return (first._replace(flat=first.flat + more, parts=(*first.parts, Part(TRAIT.name, more))), *rest)


@TRAIT.speaks(SPELL_DICE)
def harder(met: Met, components: Components) -> Components:
    """Of a spell that needs no attack roll."""
    return _more(met.who, components) if met.power.spell and met.power.key in EVOCATION and components else components


@TRAIT.speaks(DAMAGE_DICE)
def harder_blow(shot: Shot, components: Components) -> Course[Components]:
    """Of a spell that is an attack: of several rays the first that hits."""
    if shot.attack.way != "spell" or shot.attack.key.removeprefix(SPELL) not in EVOCATION or not components:
        return components
    return (yield from once_a_casting(shot, TRAIT, components, _more(shot.who, components)))
