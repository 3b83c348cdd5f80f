"""The Ready action: what to wait for, and what to do then. What comes of it stands in ``reaction``."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import AGAIN, Ask, Option, note
from bojiste.core.event import Event, Seen
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Readied
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.equipment.hands import brought
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import slow_cast, use_cost
from bojiste.systems.srd5.play.spellcasting.targeting import possible
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE

TRIGGERS = ("near", "in-range", "attacked", "friend-attacked", "word")


def _readies(table: Table, who: Profile) -> Iterator[Option]:
    if acting(table, who):
        yield Option("ready")


def _responses(table: Table, who: Profile, trigger: str) -> Iterator[Option]:
    """What somebody can do once the trigger occurs; who can neither attack nor cast, as in gaseous form, has nothing to
    do when an enemy comes into range."""
    for own in table.usable(who):
        yield Option(f"attack:{own.key}", own.facts)
    for power in slow_cast.readiable(table, who):
        yield Option(f"cast:{power.key}", power.facts)
    if table.has_ways and trigger != "in-range":
        yield Option("move")
    if trigger == "word":
        yield Option("word")


@procedure("srd5.action.ready")
def ready(table: Table, who: Profile, rest: str) -> Course[None]:
    """Ready an attack or a move: a trigger, then a response, then (for a trigger in own words) the words."""
    menu = tuple(Option(key) for key in TRIGGERS if any(_responses(table, who, key)))
    trigger = yield Ask("ready-trigger", ready, who.seat, who.id, menu, menu[0].key, again=True)
    if trigger == AGAIN:
        return
    responses = tuple(_responses(table, who, trigger))
    response = yield Ask("ready-response", ready, who.seat, who.id, responses, responses[0].key, again=True)
    words = ""
    if response != AGAIN and (trigger == "word" or response == "word"):
        words = yield note("ready-words", ready, who.seat, who.id, again=True)
    if AGAIN in (response, words):
        return
    if response.startswith("attack:"):
        yield from brought(table, who, who.by_key[response.partition(":")[2]])
    if response.startswith("cast:"):
        power = who.powers[response.partition(":")[2]]
        slot = yield from use_cost.chosen_slot(table, who, power)
        if slot is None or not (yield from slow_cast.hold(table, who, power, slot)):
            return
    changes = (*spend(table, who, action=True), *table.state.change(who.id, readied=Readied(trigger, response, words)))
    data = {"trigger": trigger, "response": response.partition(":")[0], "note": words}
    seen = Seen("own", {"data": {}, "kind": "ready-something"})
    yield Event("ready", rule=ready, actor=who.id, changes=changes, data=data, seen=seen)


# -- when it comes to it ------------------------------------------------------------------------------------------


def waits_for_attack(table: Table, readier: Profile, target: Profile) -> bool:
    readied = table.now[readier.id].readied
    if readied is None or not table.reacts(readier):
        return False
    return (readied.trigger == "attacked" and readier is target) or (
        readied.trigger == "friend-attacked" and target in readier.allies
    )


def waits_for_step(table: Table, readier: Profile, who: Profile, before: int, after: int) -> bool:
    """Whether somebody waits for another to come as near as a step has brought it."""
    readied = table.now[readier.id].readied
    if readied is None or not table.reacts(readier) or not sight.sees(table, readier, who):
        return False
    near = limit(table, readier, readied)
    return near > 0 and before > near >= after


def limit(table: Table, who: Profile, readied: Readied) -> int:
    """The distance within which somebody must come to set off a response; 0: coming near does not."""
    if readied.trigger == "near":
        return max(SQUARE, table.reach(who))
    if readied.trigger == "in-range":
        verb, _, key = readied.response.partition(":")
        if verb == "cast":
            return max(who.powers[key].reach, SQUARE)
        attack = who.by_key.get(readied.response.partition(":")[2])
        return 0 if attack is None else attack.reach if attack.melee else attack.normal
    return 0


def ways(table: Table, who: Profile, trigger: Profile) -> list[Option]:
    """How a readied response can be used now: an attack at whoever set it off, or, if that is no enemy, at any enemy in
    reach."""
    readied = table.now[who.id].readied
    assert readied is not None
    verb, _, key = readied.response.partition(":")
    told = {"note": readied.note, "response": verb}
    if verb == "cast":
        return [Option("use", told)] if possible(table, who, who.powers[key]) else []
    if verb != "attack":
        return [Option("use", told)]
    return [
        Option(f"use:{target.id}", {**told, "target": target.id})
        for target in ([trigger] if trigger in who.enemies else who.enemies)
        if can_strike(table, who, target, who.by_key[key])
    ]


def can_strike(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    return table.at_hand(who, attack) and can_target(table, who, attack, target)


DEEDS = (Deed("ready", ready, _readies, ready),)
