"""Rampage: whoever has brought somebody to 0 hit points in melee moves up to half its speed and bites."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask, Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import AFTER_HIT
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.movement.heights import on_foot
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits.base import PLAYED, Trait, has

TRAIT = Trait("rampage", PLAYED)


@TRAIT.speaks(AFTER_HIT)
def thirsts(shot: Shot) -> Course[None]:
    """It has brought somebody down."""
    table, who, target = shot.table, shot.who, shot.target
    now = table.now[who.id]
    if shot.attack.melee and shot.before == "ok" and table.now[target.id].life != "ok":
        change = Change(who.id, "turn", now.turn, now.turn._replace(felled=True))
        yield Event("bloodthirst", has, who.id, changes=(change,), seen=OPEN)


def _may(table: Table, who: Profile) -> Iterator[Option]:
    turn = table.now[who.id].turn
    if turn.felled and spare(table, who, int(TRAIT.of(who))):
        yield Option("rampage")


def rampage(table: Table, who: Profile, rest: str) -> Course[None]:
    """As a bonus action it moves and bites."""
    yield Event("rampages", has, who.id, changes=spend(table, who, bonus=True), seen=OPEN)
    if table.has_ways and on_foot(table, who) and table.speed(who):
        yield from reactions.moved(table, who, table.speed(who) // 2, own_turn=False)
    bite = who.by_key.get("bite") or next((one for one in who.attacks if one.melee), None)
    if bite is not None and table.acts(who):
        yield from _bites(table, who, bite)


def _bites(table: Table, who: Profile, attack: Attack) -> Course[None]:
    """One attack at somebody in reach, or none."""
    near = [one for one in who.enemies if can_target(table, who, attack, one) and table.now[one.id].life == "ok"]
    if not near:
        return
    menu = (*(Option(f"strike:{one.id}", {"target": one.id, **attack.facts}) for one in near), Option("no"))
    answer = yield Ask("rampage", has, who.seat, who.id, menu, menu[0].key)
    if answer != "no":
        yield from reactions.attacked(table, who, table.profiles[answer.partition(":")[2]], attack)


DEED = Deed("rampage", has, _may, rampage)
