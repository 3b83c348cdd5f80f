"""Elemental Affinity: one roll of damage of each spell of the type of its dragon ancestor (``choices``; else fire) has
its Charisma modifier more."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature, once_a_casting
from bojiste.systems.srd5.moments import DAMAGE_DICE, SPELL_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words.callings import CHOICES

TRAIT = Feature("elemental_affinity")


def _more(who: Profile, components: Components) -> Components:
    """The first component of that type is harder."""
    type_ = rules.damage.types(CHOICES["dragon_ancestor"].made(who.sheet.choices, TRAIT.number(who) or 1)[0])
    place = next((place for place, one in enumerate(components) if one.type == type_), None)
    if place is None:
        return components
    one, more = components[place], who.ability["charisma"]
    harder = one._replace(flat=one.flat + more, parts=(*one.parts, Part(TRAIT.name, more)))
    return (*components[:place], harder, *components[place + 1 :])


@TRAIT.speaks(SPELL_DICE)
def harder(met: Met, components: Components) -> Components:
    """Of a spell that needs no attack roll."""
    return _more(met.who, components) if met.power.spell else components


@TRAIT.speaks(DAMAGE_DICE)
def harder_blow(shot: Shot, components: Components) -> Course[Components]:
    """Of a spell that is an attack: of several rays the first that hits."""
    if shot.attack.way != "spell":
        return components
    return (yield from once_a_casting(shot, TRAIT, components, _more(shot.who, components)))
