"""All features of classes; a file that is not named here is no feature."""

from __future__ import annotations

from bojiste.systems.srd5.features import (
    action_surge,
    archery,
    brutal_critical,
    danger_sense,
    defense,
    dueling,
    feral_instinct,
    frenzy,
    great_weapon_fighting,
    improved_critical,
    indomitable,
    indomitable_might,
    mindless_rage,
    persistent_rage,
    protection,
    rage,
    relentless_rage,
    remarkable_athlete,
    retaliation,
    superior_critical,
    survivor,
    two_weapon_fighting,
)
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.deed import Deed

FEATURES: tuple[Feature, ...] = (
    action_surge.TRAIT,
    archery.TRAIT,
    brutal_critical.TRAIT,
    danger_sense.TRAIT,
    defense.TRAIT,
    dueling.TRAIT,
    feral_instinct.TRAIT,
    frenzy.TRAIT,
    great_weapon_fighting.TRAIT,
    improved_critical.TRAIT,
    indomitable.TRAIT,
    indomitable_might.TRAIT,
    mindless_rage.TRAIT,
    persistent_rage.TRAIT,
    protection.TRAIT,
    rage.TRAIT,
    relentless_rage.TRAIT,
    remarkable_athlete.TRAIT,
    retaliation.TRAIT,
    superior_critical.TRAIT,
    survivor.TRAIT,
    two_weapon_fighting.TRAIT,
)

DEEDS: tuple[Deed, ...] = (action_surge.DEED, frenzy.DEED)
"""What they offer on a turn."""
