"""Fiendish Resilience: resistance to one type of damage (``choices``; else fire)."""

from __future__ import annotations

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import DAMAGE_TAKEN, RESISTANCE, Standing
from bojiste.systems.srd5.play.instance import Blow
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words.callings import CHOICES

TRAIT = Feature("fiendish_resilience")
FROM = 10
WEAPONS = frozenset(map(rules.damage.types, ("bludgeoning", "piercing", "slashing")))


@TRAIT.speaks(DAMAGE_TAKEN)
def resists(table: Table, target: Profile, blow: Blow, type_: int) -> Standing:
    """Not to blows of magic weapons, nor of silver."""
    chosen = CHOICES[TRAIT.name].made(target.sheet.choices, FROM)[0]
    through = type_ in WEAPONS and (blow.magical or blow.material == "silvered")
    return RESISTANCE * (type_ == rules.damage.types(chosen) and not through)
