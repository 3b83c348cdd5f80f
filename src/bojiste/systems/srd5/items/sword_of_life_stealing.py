"""Sword of Life Stealing: what it does besides on a 20 (``words.treasure``) its wielder gains as temporary
hit points."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.items.on_20 import HIGHEST
from bojiste.systems.srd5.moments import HIT_EFFECTS
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.rules import damage
from bojiste.systems.srd5.traits.base import has

TRAIT = MagicItem("sword_of_life_stealing")
NECROTIC = damage.types("necrotic")


@TRAIT.strikes(HIT_EFFECTS)
def steals(shot: Shot) -> Course[None]:
    """More of them than it has."""
    table, who = shot.table, shot.who
    if not (TRAIT.led(shot.attack) and shot.natural == HIGHEST):
        return
    gained = dict(shot.dealt).get(NECROTIC, 0)
    if gained > table.now[who.id].thp:
        changes = table.state.change(who.id, thp=gained)
        yield Event("item-used", has, who.id, changes=changes, data={"trait": TRAIT.name}, seen=OPEN)
