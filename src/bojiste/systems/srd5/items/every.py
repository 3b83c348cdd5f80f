"""All magic items that speak at moments; a file that is not named here is none."""

from __future__ import annotations

from bojiste.systems.srd5.items import (
    bane,
    brooch_of_shielding,
    cloak_of_displacement,
    flame_tongue,
    frost_brand,
    giant_slayer,
    mace_of_disruption,
    on_20,
    scimitar_of_speed,
    spellguard_shield,
    sword_of_life_stealing,
)
from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.play.deed import Deed

CHARMS: tuple[MagicItem, ...] = (
    brooch_of_shielding.TRAIT,
    cloak_of_displacement.TRAIT,
    flame_tongue.TRAIT,
    frost_brand.TRAIT,
    giant_slayer.TRAIT,
    mace_of_disruption.TRAIT,
    scimitar_of_speed.TRAIT,
    spellguard_shield.TRAIT,
    sword_of_life_stealing.TRAIT,
)
OF_ROWS = (bane, on_20)
"""What speaks for the rows of many items."""
DEEDS: tuple[Deed, ...] = (flame_tongue.DEED, scimitar_of_speed.DEED)
"""What they offer on a turn."""
