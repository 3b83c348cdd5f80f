"""Sun and water where somebody is, and who is near by: what traits ask of a place."""

from __future__ import annotations

from bojiste.kit.board import union
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def in_sunlight(table: Table, who: Profile) -> bool:
    """Whether the sun shines on somebody."""
    return table.scene.world.field.sunlight and sight.lit_without_lamps(table, who) == rules.sight.BRIGHT


def in_running_water(table: Table, who: Profile) -> bool:
    """Whether water that runs is where somebody stands."""
    return table.scene.world.field.running and in_water(table, who)


def in_water(table: Table, who: Profile) -> bool:
    """Whether water is where somebody stands."""
    if table.scene.world.field.underwater or not table.grid:
        return table.scene.world.field.underwater
    return bool(table.scenery.water & table.space(who))


def first_round(table: Table) -> bool:
    """Whether the first round of the fight is being played."""
    return table.clock.round == table.scene.world.fight.round


def flanked(table: Table, who: Profile, target: Profile) -> bool:
    """Whether an ally of somebody's that can act is within 5 feet of its target."""
    return any(table.acts(ally) and table.distance(ally, target) <= SQUARE for ally in who.allies)


def lies_in(table: Table, who: Profile, *grounds: str) -> bool:
    """Whether all of somebody's space is on such ground."""
    there = union(table.scenery.grounds.get(ground, 0) for ground in grounds)
    return bool(there) and not table.space(who) & ~there
