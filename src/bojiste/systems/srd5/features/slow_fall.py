"""Slow Fall: its reaction takes five times its level off the damage of a fall."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import FALLEN_DOWN
from bojiste.systems.srd5.play.instance import Rolls
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("slow_fall")
EACH = 5


@TRAIT.speaks(FALLEN_DOWN)
def softens(table: Table, who: Profile, rolls: Rolls) -> Course[Rolls]:
    """Asked when the dice lie there."""
    if not table.reacts(who) or not (yield from TRAIT.wanted(who, True)):
        return rolls
    yield TRAIT.told(who, None, table.state.change(who.id, reaction=False))
    (type_, amount), *rest = rolls.amounts
    off = min(amount, EACH * TRAIT.number(who))
    return rolls._replace(amounts=((type_, amount - off), *rest), parts=(*rolls.parts, Part(TRAIT.name, -off)))
