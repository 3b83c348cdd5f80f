"""Martial Advantage: with a weapon, at somebody next to an ally that can act."""

from __future__ import annotations

from bojiste.systems.srd5.moments import EXTRA_DICE
from bojiste.systems.srd5.play.attacks.shot import ExtraDice
from bojiste.systems.srd5.play.senses.surroundings import flanked
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits.base import PLAYED, Trait

TRAIT = Trait("martial_advantage", PLAYED)


@TRAIT.speaks(EXTRA_DICE)
def adds(table: Table, who: Profile, target: Profile, attack: Attack, state: int) -> ExtraDice | None:
    """Its number of d6, once a turn."""
    adds = attack.way != "spell" and flanked(table, who, target)
    return ExtraDice(TRAIT.name, TRAIT.number(who), once_a_turn=True) if adds else None
