"""Weapon of Warning: advantage on initiative; neither whoever bears it nor friends within 30 feet are surprised."""

from __future__ import annotations

from bojiste.systems.srd5.items.base import Charm
from bojiste.systems.srd5.moments import CHECK_ADVANTAGE, WARNED
from bojiste.systems.srd5.play.attacks.shot import Found, because
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT

TRAIT = Charm("weapon_of_warning")
NEAR = 30 * FT


@TRAIT.speaks(CHECK_ADVANTAGE)
def is_first(table: Table, who: Profile, skill: str) -> Found:
    """At initiative, which is a check with no skill."""
    return because(TRAIT.name, +1, not skill)


@WARNED.voice(TRAIT.name)
def warns(table: Table, who: Profile) -> bool:
    """Whoever bears it, or a friend who does."""
    return any(TRAIT.of(one) and (one is who or _near(table, who, one)) for one in (who, *who.allies))


def _near(table: Table, who: Profile, one: Profile) -> bool:
    return one.id in table.now and table.distance(who, one) <= NEAR
