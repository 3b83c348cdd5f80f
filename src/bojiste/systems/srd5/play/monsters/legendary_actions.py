"""Legendary actions: at the end of another's turn an attack, a power, a spell, or a few steps."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement import teleporting
from bojiste.systems.srd5.play.movement.going import WALK, Going
from bojiste.systems.srd5.play.movement.heights import on_foot
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.spellcasting import cast, use_cost
from bojiste.systems.srd5.play.spellcasting.targeting import possible
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import FT


def legendary(table: Table, after: Profile) -> Course[None]:
    """At the end of a turn every other legendary creature may take one of its legendary actions."""
    for who in table.legends:
        if who is not after:
            yield from _one_legendary(table, who)


def _one_legendary(table: Table, who: Profile) -> Course[None]:
    now = table.now[who.id]
    if not rules.monster.legendary_actions(now.legendary, table.acts(who), now.surprised):
        return
    left = now.legendary
    menu = [
        one for one in (*_strikes(table, who), *_powers(table, who), *_deeds(table, who)) if _cost(who, one) <= left
    ]
    if not menu:
        return
    likely = next((one.key for one in menu if not one.key.startswith("teleport")), "no")
    menu.append(Option("no"))
    rule = rules.monster.legendary_actions
    data = {"left": left}
    answer = yield Ask("legendary", rule, who.seat, who.id, tuple(menu), likely, data=data, again=True)
    if answer == AGAIN:
        yield from _one_legendary(table, who)
        return
    if answer == "no":
        return
    rested = left - next(_cost(who, one) for one in menu if one.key == answer)
    change = Change(who.id, "legendary", left, rested)
    yield Event("legendary", rule=rule, actor=who.id, changes=(change,), data={"left": rested}, seen=OPEN)
    yield from _taken(table, who, answer)


def _cost(who: Profile, option: Option) -> int:
    """How many legendary actions one takes."""
    verb, _, rest = option.key.partition(":")
    if verb == "power" and who.powers[rest].row.use.time == "legendary":
        return who.powers[rest].row.use.cost
    name = {"strike": rest.rpartition(":")[2], "power": rest}.get(verb, verb)
    if verb == "cast":
        name = "spell" if who.powers[rest].level else "cantrip"
    return who.sheet.legendary_costs.get(name, 1)


def _strikes(table: Table, who: Profile) -> Iterator[Option]:
    for attack in of_legend(table, who):
        for enemy in who.enemies:
            if table.now[enemy.id].life == "ok" and can_target(table, who, attack, enemy):
                yield Option(f"strike:{enemy.id}:{attack.key}", {"target": enemy.id, **attack.facts})


def _powers(table: Table, who: Profile) -> Iterator[Option]:
    for one in who.powers.values():
        own = one.row.use.time == "legendary" or f"use {one.key}" in who.sheet.legendary_deeds
        if own and use_cost.slots(table, who, one) and possible(table, who, one):
            option = Option(f"power:{one.key}", one.facts)
            yield Option(option.key, {**one.facts, "cost": _cost(who, option)})


def _deeds(table: Table, who: Profile) -> Iterator[Option]:
    """What it may do besides: cast a spell, walk, be elsewhere."""
    for deed in who.sheet.legendary_deeds:
        verb, _, rest = deed.partition(" ")
        if verb in ("spell", "cantrip"):
            yield from _castable(table, who, verb == "cantrip")
        elif verb == "move" and table.has_ways and table.speed(who) and on_foot(table, who):
            yield Option("move", {"left_hf": _far(table, who, rest)})
        elif verb == "teleport" and table.grid and teleporting.havens(table, who, int(rest) * FT):
            yield Option("teleport")


def _castable(table: Table, who: Profile, cantrips: bool) -> Iterator[Option]:
    for power in who.powers.values():
        fit = power.spell and power.row.use.time == "action" and not power.long and (power.level == 0) is cantrips
        if fit and use_cost.slots(table, who, power) and possible(table, who, power):
            yield Option(f"cast:{power.key}", {**power.facts, "level": power.level})


def _far(table: Table, who: Profile, how: str) -> int:
    return table.speed(who) // 2 if how == "half" else table.speed(who)


def _taken(table: Table, who: Profile, answer: str) -> Course[None]:
    verb, _, rest = answer.partition(":")
    if verb in ("power", "cast"):
        yield from cast.use(table, who, who.powers[rest], reactions.attacked, own_turn=False)
        if who.powers[rest].row.use.flight:
            yield from _flies_off(table, who)
    elif verb == "strike":
        target, _, key = rest.partition(":")
        yield from reactions.attacked(table, who, table.profiles[target], who.by_key[key])
    else:
        words = next(one for one in who.sheet.legendary_deeds if one.startswith(verb)).split()
        if verb == "teleport":
            yield from teleporting.vanishes(table, who, int(words[1]) * FT)
        else:
            yield from _walks(table, who, words[1] if len(words) > 1 else "")


def _walks(table: Table, who: Profile, how: str) -> Course[None]:
    """Up to its speed or half of it; who slips away so provokes nobody."""
    turn = table.now[who.id].turn
    slips = (
        table.state.change(who.id, turn=turn._replace(disengaged=True, freely=(*turn.freely, reactions.SLIPS)))
        if how == "slip"
        else ()
    )
    if slips:
        yield Event("disengage", rules.monster.legendary_actions, who.id, changes=slips, seen=OPEN)
    yield from reactions.moved(table, who, _far(table, who, how), own_turn=False)


def _flies_off(table: Table, who: Profile) -> Course[None]:
    """Up to half its flying speed, by the way."""
    far = table.speed(who, "fly") // 2
    below = isinstance(table, Room) and table.buried(who)
    if far and table.has_ways and table.acts(who) and not below:
        going = Going("fly", table.now[who.id].z) if isinstance(table, Room) else WALK
        yield from reactions.moved(table, who, far, own_turn=False, going=going)


def of_legend(table: Table, who: Profile) -> list[Attack]:
    """Attacks that a legendary action may make: those named, else every melee attack."""
    named = who.sheet.legendary_attacks
    return [
        attack
        for attack in who.attacks
        if table.at_hand(who, attack) and (attack.key in named if named else attack.melee and attack.key != "unarmed")
    ]
