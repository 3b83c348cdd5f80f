"""Fey Ancestry: advantage on saving throws against being charmed; magic puts it to no sleep."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.play.profile import Profile
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("fey_ancestry", HARMLESS)
AGAINST = frozenset({"charmed"})


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against these conditions."""
    return "" if AGAINST.isdisjoint(against.brought) else "fey-ancestry"


def stays_awake(who: Profile, power: Power) -> bool:
    """Whether that would send somebody to sleep, and cannot."""
    return TRAIT.of(who) and power.magical and "unconscious" in power.brought
