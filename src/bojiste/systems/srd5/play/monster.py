"""Traits and features of stat blocks, each in one place: who asks for a trait asks here."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.core.dice import die
from bojiste.core.event import OPEN, Change, Event, kept
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play import cast, reaction, traits
from bojiste.systems.srd5.play.aim import possible
from bojiste.systems.srd5.play.condition import lift
from bojiste.systems.srd5.play.damage import dies, revived
from bojiste.systems.srd5.play.deed import Deed, spend
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile

# -- bonus actions that a trait grants ---------------------------------------------------------------------------


def _cunning(table: Table, who: Profile) -> int:
    """How many traits grant quick actions as a bonus action."""
    return sum(traits.has(who, name) for name in ("nimble_escape", "cunning_action"))


def _quick(table: Table, who: Profile) -> bool:
    bonus = table.now[who.id].turn.bonus
    return rules.turn.bonus(_cunning(table, who), bonus, table.acts(who)) and table.has_ways


def _slips(table: Table, who: Profile) -> Iterator[Option]:
    if _quick(table, who) and not table.now[who.id].turn.disengaged:
        yield Option("quick-disengage")


def slip(table: Table, who: Profile, rest: str) -> Course[None]:
    """Disengage as a bonus action."""
    changes = spend(table, who, bonus=True, disengaged=True)
    yield Event("disengage", rule=traits.has, actor=who.id, changes=changes, seen=OPEN)


def _rushes(table: Table, who: Profile) -> Iterator[Option]:
    if _quick(table, who) and traits.has(who, "cunning_action") and table.speed(who) > 0:
        yield Option("quick-dash")


def rush(table: Table, who: Profile, rest: str) -> Course[None]:
    """Dash as a bonus action."""
    turn, added = table.now[who.id].turn, table.dashed(who)
    changes = spend(table, who, bonus=True, dashes=turn.dashes + 1, dashed=(*turn.dashed, *added))
    data = {"bonus_hf": max(speed for _, speed in added)}
    yield Event("dash", rule=traits.has, actor=who.id, changes=changes, data=data, seen=OPEN)


def _wild(table: Table, who: Profile) -> Iterator[Option]:
    now = table.now[who.id]
    if traits.has(who, "reckless") and not now.reckless and not now.turn.action and table.acts(who):
        yield Option("reckless")


def reckless(table: Table, who: Profile, rest: str) -> Course[None]:
    """Attack without regard for defence: advantage on melee attacks this turn, and for attacks against oneself until
    the next."""
    changes = table.state.change(who.id, reckless=True)
    yield Event("reckless", rule=traits.has, actor=who.id, changes=changes, seen=OPEN)


DEEDS = (
    Deed("quick-disengage", traits.has, _slips, slip),
    Deed("quick-dash", traits.has, _rushes, rush),
    Deed("reckless", traits.has, _wild, reckless),
)


# -- the start of a turn -----------------------------------------------------------------------------------------


def regenerates(table: Table, who: Profile) -> Course[None]:
    """Hit points that come back at the start of a turn, unless something has stopped that; who would regenerate even
    at 0 hit points, and does not, dies there."""
    row, now = who.regeneration, table.now[who.id]
    if row is None or now.life == "dead" or not (now.hp or row.at_zero) or now.hp == now.hp_max:
        return
    if table.boons(who, "unregenerating") or table.boons(who, "unhealed"):
        changes = lift(table, who, "unregenerating")
        if now.hp == 0:
            changes += (*dies(table, who),)
            table.lives_changed = True
        kind = "regeneration-fails" if now.hp else "dies"
        yield Event(kind, rule=traits.has, actor=who.id, changes=changes, data={"overflow": 0}, seen=OPEN)
        return
    changes = revived(table, who, row.amount)
    regained = min(row.amount, now.hp_max - now.hp)
    yield Event("regenerates", rule=traits.has, actor=who.id, changes=changes, data={"regained": regained}, seen=OPEN)


def recharges(table: Table, who: Profile) -> Course[None]:
    """At the start of a turn a d6 for each feature used up that recharges."""
    for power in who.powers.values():
        least, used = power.row.recharge, table.now[who.id].used
        if least is None or power.key not in used:
            continue
        face = yield die(6, rules.monster.recharge, who.id)
        back = rules.monster.recharge(face, least)
        changes = table.state.change(who.id, used=tuple(one for one in used if one != power.key)) if back else ()
        yield Event(
            "recharges" if back else "recharge-fails",
            rule=rules.monster.recharge,
            actor=who.id,
            rolls=kept(6, face),
            changes=changes,
            data={**power.facts, "against": least},
            seen=OPEN,
        )


# -- lairs -------------------------------------------------------------------------------------------------------


def lairs(table: Table) -> Course[None]:
    """On count 20 whoever is in its lair takes one lair action, not the same twice in a row."""
    for who in table.everybody:
        ways = [one for one in who.powers.values() if one.row.time == "lair"]
        now = table.now[who.id]
        if not ways or not table.acts(who) or now.surprised:
            continue
        last = next((mark for mark in now.used if mark.startswith("lair:")), "")
        ways = [one for one in ways if f"lair:{one.key}" != last and possible(table, who, one)]
        if ways:
            yield from _one_lair(table, who, ways, last)


def _one_lair(table: Table, who: Profile, ways: list[Power], last: str) -> Course[None]:
    menu = (*(Option(f"use:{one.key}", one.facts) for one in ways), Option("no"))
    answer = yield Ask("lair", rules.monster.lair, who.seat, who.id, menu, menu[0].key)
    if answer == "no":
        return
    key = answer.partition(":")[2]
    used = (*(one for one in table.now[who.id].used if one != last), f"lair:{key}")
    changes = table.state.change(who.id, used=used)
    yield Event("lair", rules.monster.lair, who.id, changes=changes, data=who.powers[key].facts, seen=OPEN)
    yield from cast.use(table, who, who.powers[key], reaction.attacked, own_turn=False)


# -- legendary actions -------------------------------------------------------------------------------------------


def legendary(table: Table, after: Profile) -> Course[None]:
    """At the end of a turn every other legendary creature may take one of its legendary actions."""
    for who in table.known.legends:
        if who is not after:
            yield from _one_legendary(table, who)


def _one_legendary(table: Table, who: Profile) -> Course[None]:
    now = table.now[who.id]
    if table.clock.over or not rules.monster.legendary_actions(now.legendary, table.acts(who), now.surprised):
        return
    menu = [
        Option(f"strike:{enemy.id}:{attack.key}", {"target": enemy.id, **attack.facts})
        for attack in _of_legend(table, who)
        for enemy in who.enemies
        if table.now[enemy.id].life == "ok" and table.can_target(who, attack, enemy)
    ]
    left = table.now[who.id].legendary
    menu += [
        Option(f"power:{one.key}", {**one.facts, "cost": one.row.cost})
        for one in who.powers.values()
        if one.row.time == "legendary" and one.row.cost <= left and possible(table, who, one)
    ]
    if not menu:
        return
    menu.append(Option("no"))
    rule = rules.monster.legendary_actions
    data = {"left": left}
    answer = yield Ask("legendary", rule, who.seat, who.id, tuple(menu), menu[0].key, data=data, again=True)
    if answer == AGAIN:
        yield from _one_legendary(table, who)
        return
    if answer == "no":
        return
    verb, _, rest = answer.partition(":")
    rested = left - (who.powers[rest].row.cost if verb == "power" else 1)
    change = Change(who.id, "legendary", left, rested)
    yield Event("legendary", rule=rule, actor=who.id, changes=(change,), data={"left": rested}, seen=OPEN)
    if verb == "power":
        yield from cast.use(table, who, who.powers[rest], reaction.attacked, own_turn=False)
        return
    target, _, key = rest.partition(":")
    yield from reaction.attacked(table, who, table.profiles[target], who.by_key[key])


def _of_legend(table: Table, who: Profile) -> list[Attack]:
    """Attacks that a legendary action may make: those named, else every melee attack."""
    named = who.sheet.legendary_attacks
    return [
        attack
        for attack in who.attacks
        if table.at_hand(who, attack) and (attack.key in named if named else attack.melee and attack.key != "unarmed")
    ]
