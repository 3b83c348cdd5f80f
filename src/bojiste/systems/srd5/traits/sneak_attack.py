"""Sneak Attack: with a finesse or ranged weapon, at advantage, or (unless at disadvantage) with somebody else hostile
to the target next to it."""

from __future__ import annotations

from bojiste.systems.srd5.moments import EXTRA_DICE
from bojiste.systems.srd5.play.attacks.shot import ExtraDice
from bojiste.systems.srd5.play.senses.surroundings import flanked
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits.base import PLAYED, Trait

TRAIT = Trait("sneak_attack", PLAYED)


@TRAIT.speaks(EXTRA_DICE)
def adds(table: Table, who: Profile, target: Profile, attack: Attack, state: int) -> ExtraDice | None:
    """Its number of d6, once a turn."""
    adds = for_sneaking(attack) and (state > 0 or (state == 0 and flanked(table, who, target)))
    return ExtraDice(TRAIT.name, TRAIT.number(who), once_a_turn=True) if adds else None


def for_sneaking(attack: Attack) -> bool:
    """Whether an attack is one that it may be made with: with a finesse or ranged weapon."""
    return bool(attack.item) and (not attack.melee or "finesse" in attack.properties)
