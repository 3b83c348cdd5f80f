"""Empowered Spell: for a point as many dice of a spell's damage as its Charisma modifier are rolled anew."""

from __future__ import annotations

from bojiste.core.dice import Rolled, die
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.font_of_magic import Metamagic
from bojiste.systems.srd5.moments import DAMAGE_ROLLED, SPELL_ROLLED, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.instance import Rolls
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Metamagic("empowered_spell")
ENOUGH = 2
"""So many poor dice want it."""


@TRAIT.speaks(SPELL_ROLLED)
def again(table: Table, met: Met, components: Components, rolls: Rolls) -> Course[Rolls]:
    """Of a spell that needs no attack roll."""
    return (yield from _anew(table, met.who, components, rolls)) if met.power.spell else rolls


@TRAIT.speaks(DAMAGE_ROLLED)
def again_of_blow(shot: Shot, rolls: Rolls) -> Course[Rolls]:
    """Of a spell that is an attack."""
    if shot.attack.way != "spell":
        return rolls
    return (yield from _anew(shot.table, shot.who, shot.attack.components[:1], rolls))


def _anew(table: Table, who: Profile, components: Components, rolls: Rolls) -> Course[Rolls]:
    """The poorest, those that show no more than half of their faces: by default where there are several."""
    poor = sorted((one.face - one.sides, place) for place, one in enumerate(rolls.dice) if 2 * one.face <= one.sides)
    chosen = [place for _, place in poor][: max(1, who.ability["charisma"])]
    if not chosen or not (yield from TRAIT.pays(table, who, 1, len(chosen) >= ENOUGH)):
        return rolls
    shown: list[Rolled] = []
    gained: dict[int, int] = {}
    for place, one in enumerate(rolls.dice):
        if place not in chosen:
            shown.append(one)
            continue
        face = yield die(one.sides, rules.damage.roll, who.id)
        shown += [one._replace(kept=False), Rolled(one.sides, face)]
        type_ = _type_of(components, place)
        gained[type_] = gained.get(type_, 0) + face - one.face
    amounts = tuple((type_, amount + gained.get(type_, 0)) for type_, amount in rolls.amounts)
    return rolls._replace(amounts=amounts, dice=tuple(shown))


def _type_of(components: Components, place: int) -> int:
    """Of which type the damage of a die is."""
    for one in components:
        if place < one.dice:
            return one.type
        place -= one.dice
    return components[-1].type
