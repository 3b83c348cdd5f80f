"""All traits; a file that is not named here is no trait."""

from __future__ import annotations

from bojiste.systems.srd5.traits import (
    confer_fire_resistance,
    damage_transfer,
    misty_escape,
    multiple_heads,
    relentless,
    relentless_endurance,
    siege_monster,
    undead_fortitude,
)
from bojiste.systems.srd5.traits.base import Trait

TRAITS: tuple[Trait, ...] = (
    confer_fire_resistance.TRAIT,
    damage_transfer.TRAIT,
    misty_escape.TRAIT,
    multiple_heads.TRAIT,
    relentless.TRAIT,
    relentless_endurance.TRAIT,
    siege_monster.TRAIT,
    undead_fortitude.TRAIT,
)
