"""Lay on Hands: a store of five hit points for each level, of which an action gives as many as its owner likes to
somebody it touches, itself among them; not to the undead or constructs."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option, amount
from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import SQUARE

TRAIT = Feature("lay_on_hands", uses=lambda who, level: 5 * level)
LIFELESS = ("construct", "undead")


def _may(table: Table, who: Profile) -> Iterator[Option]:
    if not TRAIT.left(table, who) or not acting(table, who):
        return
    for one in (who, *who.allies):
        now = table.now.get(one.id)
        hurt = now is not None and now.life != "dead" and now.hp < now.hp_max and one.sheet.type not in LIFELESS
        if hurt and (one is who or table.distance(who, one) <= SQUARE):
            yield Option(f"lay-hands:{one.id}", {"target": one.id})


def lays_hands(table: Table, who: Profile, rest: str) -> Course[None]:
    """As many hit points as its owner likes: by default all that are lacking."""
    one, now, left = table.profiles[rest], table.now[rest], TRAIT.left(table, who)
    data = {"trait": TRAIT.name, "target": rest}
    lacking = min(left, now.hp_max - now.hp)
    given = int((yield amount("lay-on-hands", has, who.seat, who.id, 1, left, lacking, data=data)))
    used = TRAIT.spent(table, who, given)
    changes = (*spend(table, who, action=True), *used, *revived(table, one, given))
    parts = (Part(TRAIT.name, given),)
    told = {"power": TRAIT.name, "regained": given}
    yield Event("cures", has, who.id, one.id, (), parts, changes, told, OPEN)


DEED = Deed("lay-hands", has, _may, lays_hands)
