"""Spellguard Shield: attack rolls of spells against whoever bears it have disadvantage (and it saves with advantage
against magic: ``words.treasure``)."""

from __future__ import annotations

from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because

TRAIT = MagicItem("spellguard_shield")


@ATTACK_ADVANTAGE.voice(TRAIT.name, there=("guarded",))
def turns(aim: Aim) -> Found:
    """A spell that is aimed."""
    return because(TRAIT.name, -1, TRAIT.of(aim.target) and aim.attack.way == "spell" and aim.attack.magical)
