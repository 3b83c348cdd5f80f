"""Whirlwind Attack: an action strikes with a melee weapon at everybody within its reach, each by a roll of its own.
(Of the two that a hunter may choose from; Volley is left to the referee.)"""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("hunters_multiattack")
SEVERAL = 2


def _around(table: Table, who: Profile, attack: Attack) -> list[Profile]:
    return [one for one in who.enemies if table.now[one.id].life == "ok" and can_target(table, who, attack, one)]


def _may(table: Table, who: Profile) -> Iterator[Option]:
    if not TRAIT.of(who) or not acting(table, who):
        return
    for attack in who.attacks:
        blade = attack.melee and attack.item and table.at_hand(who, attack)
        if blade and len(_around(table, who, attack)) >= SEVERAL:
            yield Option(f"whirlwind:{attack.key}", attack.facts)


def whirls(table: Table, who: Profile, rest: str) -> Course[None]:
    """One blow at each, in the order of the scene."""
    attack = who.by_key[rest]
    yield TRAIT.told(who, None, spend(table, who, action=True))
    for one in _around(table, who, attack):
        if table.acts(who) and can_target(table, who, attack, one):
            yield from reactions.attacked(table, who, one, attack)


DEED = Deed("whirlwind", has, _may, whirls)
