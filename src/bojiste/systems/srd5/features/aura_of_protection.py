"""Aura of Protection: it and its friends within 10 feet (30 from level 18) add its Charisma modifier (1 at the least)
to saving throws while it is awake."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.systems.srd5.features.base import Feature, near
from bojiste.systems.srd5.moments import SAVE_BONUS
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("aura_of_protection")


@SAVE_BONUS.voice(TRAIT.name, there=("aura",))
def shields(table: Table, who: Profile, ability: str) -> tuple[Part, ...]:
    """The modifier of the one near who has the most."""
    found = near(table, who, TRAIT)
    return () if found is None else (Part(TRAIT.name, max(1, found.ability["charisma"])),)
