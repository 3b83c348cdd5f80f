"""Traits and features of stat blocks, each in one place: who asks for a trait asks here."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask, Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play import reaction, traits
from bojiste.systems.srd5.play.damage import revived
from bojiste.systems.srd5.play.deed import Deed, spend
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
    """Hit points that come back at the start of a turn (while at least one is left)."""
    amount, now = who.regeneration, table.now[who.id]
    if 0 < now.hp < now.hp_max:
        changes = revived(table, who, amount)
        regained = min(amount, now.hp_max - now.hp)
        yield Event(
            "regenerates", rule=traits.has, actor=who.id, changes=changes, data={"regained": regained}, seen=OPEN
        )


# -- legendary actions -------------------------------------------------------------------------------------------


def legendary(table: Table, after: Profile) -> Course[None]:
    """At the end of a turn every other legendary creature may take one of its legendary actions."""
    for who in table.known.legends:
        now = table.now[who.id]
        if who is not after and rules.monster.legendary_actions(now.legendary, table.acts(who), now.surprised):
            yield from _one_legendary(table, who)


def _one_legendary(table: Table, who: Profile) -> Course[None]:
    menu = [
        Option(f"strike:{enemy.id}:{attack.key}", {"target": enemy.id, **attack.facts})
        for attack in _of_legend(table, who)
        for enemy in who.enemies
        if table.now[enemy.id].life == "ok" and table.can_target(who, attack, enemy)
    ]
    if not menu:
        return
    menu.append(Option("no"))
    rule = rules.monster.legendary_actions
    data = {"left": table.now[who.id].legendary}
    answer = yield Ask("legendary", rule, who.seat, who.id, tuple(menu), menu[0].key, data=data)
    if answer == "no":
        return
    _, target, key = answer.split(":")
    left = table.now[who.id].legendary
    change = Change(who.id, "legendary", left, left - 1)
    yield Event("legendary", rule=rule, actor=who.id, changes=(change,), data={"left": left - 1}, seen=OPEN)
    yield from reaction.attacked(table, who, table.profiles[target], who.by_key[key])


def _of_legend(table: Table, who: Profile) -> list[Attack]:
    """Attacks that a legendary action may make: those named, else every melee attack."""
    named = who.sheet.legendary_attacks
    return [
        attack
        for attack in who.attacks
        if table.at_hand(who, attack) and (attack.key in named if named else attack.melee and attack.key != "unarmed")
    ]
