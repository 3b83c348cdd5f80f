"""Overchannel: once a day a damaging spell of a slot up to level 5 does the most that its dice can show. (A second time
would hurt its caster: that is left to the referee.)"""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature, once
from bojiste.systems.srd5.moments import SPELL_ROLLED, Components
from bojiste.systems.srd5.play.instance import Rolls
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table

TRAIT = Feature("overchannel", uses=once)
HIGHEST = 5


@TRAIT.speaks(SPELL_ROLLED)
def at_its_most(table: Table, met: Met, components: Components, rolls: Rolls) -> Course[Rolls]:
    """Asked once the dice lie there: by default where they have shown little and the slot is worth it."""
    level = max(met.slot, met.power.level)
    fits = met.power.spell and 0 < level <= HIGHEST and bool(rolls.dice)
    lacking = sum(one.sides - one.face for one in rolls.dice)
    if not fits or not TRAIT.left(table, met.who) or not (yield from TRAIT.wanted(met.who, lacking >= WORTH)):
        return rolls
    yield TRAIT.told(met.who, changes=TRAIT.spent(table, met.who))
    more = _lacking(components, rolls)
    dice = tuple(die._replace(face=die.sides) for die in rolls.dice)
    return rolls._replace(
        amounts=tuple((type_, amount + more.get(type_, 0)) for type_, amount in rolls.amounts), dice=dice
    )


def _lacking(components: Components, rolls: Rolls) -> dict[int, int]:
    """What the dice of each type have shown less than they can."""
    more: dict[int, int] = {}
    at = 0
    for one in components:
        faces = rolls.dice[at : at + one.dice]
        more[one.type] = more.get(one.type, 0) + sum(die.sides - die.face for die in faces)
        at += one.dice
    return more


WORTH = 12
"""So much more than the dice show wants it."""
