"""Confer Fire Resistance: whoever rides it, and is its friend, has resistance to fire."""

from __future__ import annotations

from bojiste.systems.srd5.moments import DAMAGE_TAKEN, RESISTANCE, Standing
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait
from bojiste.systems.srd5.words import FIRE

TRAIT = Trait("confer_fire_resistance")


@DAMAGE_TAKEN.voice(TRAIT.name, state=("rides",))
def cools(table: Table, target: Profile, blow: Blow, type_: int) -> Standing:
    """Of the rider: fire."""
    mount = table.profiles.get(table.now[target.id].rides)
    cooled = mount is not None and TRAIT.of(mount) and mount in target.allies
    return RESISTANCE if cooled and type_ == FIRE else 0
