"""Surprise Attack: in the first round, at somebody who was surprised."""

from __future__ import annotations

from bojiste.systems.srd5.moments import EXTRA_DICE
from bojiste.systems.srd5.play.attacks.shot import ExtraDice
from bojiste.systems.srd5.play.senses.surroundings import first_round
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits.base import PLAYED, Trait

TRAIT = Trait("surprise_attack", PLAYED)


@TRAIT.speaks(EXTRA_DICE)
def adds(table: Table, who: Profile, target: Profile, attack: Attack, state: int) -> ExtraDice | None:
    """Its number of d6."""
    adds = first_round(table) and table.now[target.id].caught
    return ExtraDice(TRAIT.name, TRAIT.number(who)) if adds else None
