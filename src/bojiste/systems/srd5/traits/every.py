"""All traits; a file that is not named here is no trait."""

from __future__ import annotations

from bojiste.systems.srd5.moments import HUNG_ON
from bojiste.systems.srd5.traits import (
    ambusher,
    assassinate,
    blood_frenzy,
    confer_fire_resistance,
    corrode_metal,
    corrosive_form,
    damage_transfer,
    grappler,
    light_sensitivity,
    martial_advantage,
    misty_escape,
    multiple_heads,
    pack_tactics,
    parry,
    rampage,
    relentless,
    relentless_endurance,
    rock_catching,
    siege_monster,
    sneak_attack,
    sunlight_sensitivity,
    sunlight_weakness,
    surprise_attack,
    undead_fortitude,
    vampire_weaknesses,
)
from bojiste.systems.srd5.traits.base import Trait

TRAITS: tuple[Trait, ...] = (
    ambusher.TRAIT,
    assassinate.TRAIT,
    blood_frenzy.TRAIT,
    confer_fire_resistance.TRAIT,
    corrode_metal.TRAIT,
    corrosive_form.TRAIT,
    damage_transfer.TRAIT,
    grappler.TRAIT,
    light_sensitivity.TRAIT,
    martial_advantage.TRAIT,
    misty_escape.TRAIT,
    multiple_heads.TRAIT,
    pack_tactics.TRAIT,
    parry.TRAIT,
    rampage.TRAIT,
    relentless.TRAIT,
    relentless_endurance.TRAIT,
    rock_catching.TRAIT,
    siege_monster.TRAIT,
    sneak_attack.TRAIT,
    sunlight_sensitivity.TRAIT,
    sunlight_weakness.TRAIT,
    surprise_attack.TRAIT,
    undead_fortitude.TRAIT,
    vampire_weaknesses.TRAIT,
)

KEPT_BY = frozenset({"life", "readied"}) | HUNG_ON
"""The numbers with whose changes it is looked up anew what a table keeps (``System.kept_by``)."""
