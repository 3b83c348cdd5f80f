"""Purity of Spirit: it is always protected from aberrations, celestials, elementals, fey, fiends and the undead."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import FIGHT_BEGINS
from bojiste.systems.srd5.play.spellcasting import cast, use_cost
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("purity_of_spirit")


@TRAIT.speaks(FIGHT_BEGINS)
def lies_on_it(table: Table, who: Profile) -> Course[None]:
    """As a power that costs nothing of a turn."""
    power = who.powers.get(TRAIT.name)
    if power is not None and table.acts(who) and use_cost.slots(table, who, power):
        yield from cast.use(table, who, power, reactions.attacked, own_turn=False)
