"""What a reaction turns aside before a blow lands: a parry, or a spell that shields."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from bojiste.core.ask import Ask, Option, yes_no
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.play import cast, guard, means, traits
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile


class Blow(NamedTuple):
    """A hit that may still be turned aside: whose, with what, its total, and the Armor Class it has reached."""

    who: Profile
    attack: Attack
    total: int
    against: int


def turned(table: Table, target: Profile, blow: Blow, struck: cast.Struck) -> Course[int]:
    """How much Armor Class somebody gains against this one blow, by its reaction: by default only where that makes the
    hit a miss."""
    ways = _ways(table, target, blow)
    if not ways:
        return 0
    chosen = yield from _chosen(table, target, blow, ways)
    if chosen == "parry":
        gained = target.traits["parry"]
        changes = table.state.change(target.id, reaction=False)
        yield Event("parries", traits.has, target.id, blow.who.id, changes=changes, data={"amount": gained}, seen=OPEN)
        return gained
    if chosen == "no":
        return 0
    before = guard.armor_class(table, target)
    changes = table.state.change(target.id, reaction=False)
    yield Event("answers", traits.has, target.id, blow.who.id, changes=changes, seen=OPEN)
    yield from cast.answered(table, target, target, target.powers[chosen.partition(":")[2]], struck)
    return guard.armor_class(table, target) - before


def caught(table: Table, target: Profile, who: Profile, attack: Attack) -> Course[bool]:
    """Rock Catching: whether a reaction and a Dexterity saving throw catch a rock that would hit."""
    if attack.melee or attack.name not in ROCKS or not table.reacts(target):
        return False
    data = {"target": who.id}
    if (yield yes_no("catch", traits.has, target.seat, target.id, True, data=data)) != "yes":
        return False
    changes = table.state.change(target.id, reaction=False)
    yield Event("answers", traits.has, target.id, who.id, changes=changes, seen=OPEN)
    made: bool = yield from save(table, target, "dexterity", CAUGHT)
    yield Event("catches" if made else "drops-rock", traits.has, target.id, who.id, seen=OPEN)
    return made


ROCKS, CAUGHT = ("rock", "boulder"), 10


def _ways(table: Table, target: Profile, blow: Blow) -> dict[str, int]:
    """What can be used now, and how much it adds."""
    ways: dict[str, int] = {}
    if traits.parries(table, target, blow.who, blow.attack):
        ways["parry"] = target.traits["parry"]
    for power in target.wards:
        if means.slots(table, target, power):
            ways[f"use:{power.key}"] = _adds(power)
    return ways


def _adds(power: Power) -> int:
    return sum(row.amount.flat for row in power.row.grants if row.what == "ac")


def _chosen(table: Table, target: Profile, blow: Blow, ways: dict[str, int]) -> Generator[Ask, str, str]:
    enough = [key for key, gained in ways.items() if blow.total < blow.against + gained]
    menu = [
        Option(key, {"amount": gained} if key == "parry" else target.powers[key.partition(":")[2]].facts)
        for key, gained in ways.items()
    ]
    data = {"target": blow.who.id, "against": blow.against, "total": blow.total}
    default = enough[0] if enough else "no"
    return (yield Ask("ward", traits.has, target.seat, target.id, (*menu, Option("no")), default, data=data))
