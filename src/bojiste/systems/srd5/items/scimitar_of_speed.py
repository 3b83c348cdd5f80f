"""Scimitar of Speed: one attack with it is a bonus action on each turn."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.items.base import MagicItem
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = MagicItem("scimitar_of_speed")
VERB = "swift-strike"


def _may(table: Table, who: Profile) -> Iterator[Option]:
    if not spare(table, who, int(TRAIT.of(who))):
        return
    for attack in filter(TRAIT.led, who.attacks):
        for enemy in who.enemies if table.at_hand(who, attack) else ():
            if table.now[enemy.id].life == "ok" and can_target(table, who, attack, enemy):
                yield Option(f"{VERB}:{enemy.id}:{attack.key}", {"target": enemy.id, **attack.facts})


def strikes(table: Table, who: Profile, rest: str) -> Course[None]:
    """The blow."""
    id, _, key = rest.partition(":")
    target = table.profiles[id]
    changes = spend(table, who, bonus=True)
    yield Event("item-used", has, who.id, id, changes=changes, data={"trait": TRAIT.name}, seen=OPEN)
    yield from reactions.attacked(table, who, target, who.by_key[key])


DEED = Deed(VERB, has, _may, strikes)
