"""Compiled: features and what hits bring besides, as ``cast.py``, ``meet.py``, ``aim.py`` and ``area.py`` of ``play``
have them, and which of them a tactic uses (``policy/magic.py``)."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.hold import befallen, dodge_lost, lets_go
from bojiste.systems.srd5.kernel.known import HIGH
from bojiste.systems.srd5.kernel.life import gather, harm, met, turned
from bojiste.systems.srd5.kernel.map_fall import unless_held
from bojiste.systems.srd5.kernel.plight import LIMP, SLOW_EYES, WEAK, WEARY, begins, running, shaken_off
from bojiste.systems.srd5.kernel.tactic import chosen
from bojiste.systems.srd5.kernel.test import withstood
from bojiste.systems.srd5.words import DEAD, STABLE

HIT, AROUND, CROWD = 0, 1, 2
"""Whom a power meets: who is hit, everybody around, those who stand by somebody."""
ACTION, FREE, LEGENDARY, TOUCHED = 0, 1, 2, 3
"""When it is used: ``TOUCHED`` by itself, at whoever strikes its owner from close by."""
BOUND_AGAINST = int(rules.condition.effects(("restrained",)).dexterity_against)


# -- saving throws -------------------------------------------------------------------------------------------------


def saved(f: Any, target: int, power: int, first: bool) -> bool:
    """A saving throw: no die where it fails by itself (``play.dice.missed_by``); ``first``: at once, not again."""
    if f.power_physical[power] and (f.out[target] or f.plight[target] & LIMP):
        tell(f, what.FAILS_BY_ITSELF, target, NOBODY, NO_SUM, 0)
        return False
    helps = int(f.power_helps[power, target]) if first else 0
    hinders = int(f.power_hinders[power, target]) + (1 if f.plight[target] & WEARY else 0)
    if f.power_nimble[power]:
        helps += 1 if f.dodging[target] else 0
        hinders += BOUND_AGAINST if f.bound[target] else 0
        hinders += 1 if f.plight[target] & SLOW_EYES else 0
    elif f.power_physical[power] and f.plight[target] & WEAK:
        hinders += 1
    state = rules.dice.adv_cancel(helps, hinders)
    return withstood(f, target, f.power_bonus[power, target], state, f.power_dc[power])


def gets_over(f: Any, at: int) -> None:
    """At the end of a turn its owner saves again against what it may get over (``lasting.repeated``)."""
    place = 0
    while place < f.deep[at]:
        power = f.stack[at, place]
        if f.power_repeats[power] and saved(f, at, power, False):
            shaken_off(f, at, power)
        else:
            place += 1


# -- an effect meets creatures -------------------------------------------------------------------------------------


def meets(f: Any, at: int, power: int, whom: int) -> None:
    """An effect meets these (bits), in the order of turns: saving throws, damage rolled once, what befalls each."""
    made = 0
    for place in range(f.listed):
        one = f.order[place]
        if whom >> one & 1 and not f.proof[one] >> power & 1:
            if f.power_saves[power] and saved(f, one, power, True):
                made |= 1 << one
                if f.power_once[power]:
                    f.proof[one] |= 1 << power
                    tell(f, what.PROOF, one, NOBODY, NO_SUM, 0)
        else:
            whom &= ~(1 << one)
    if not whom:
        return
    f.gathered = 0
    if f.power_last[power] > f.power_first[power]:
        damage_rolled(f, at, power)
    for place in range(f.listed):
        one = f.order[place]
        if whom >> one & 1:
            suffers(f, at, power, one, made >> one & 1 > 0)


def damage_rolled(f: Any, at: int, power: int) -> None:
    """The one damage roll for all: what each type comes to (``gathered``)."""
    shown = 0
    for place in range(f.power_first[power], f.power_last[power]):
        total = 0
        for _ in range(f.part_dice[place]):
            total += roll(f, f.part_sides[place])
        shown += total + f.part_sum[place]
        gather(f, place, rules.damage.roll(total, f.part_adds[place], f.least))
    tell(f, what.EFFECT, at, NOBODY, shown, 0)


def suffers(f: Any, at: int, power: int, one: int, made: bool) -> None:
    """Somebody takes its share of the damage; who has not saved gets into what the power brings."""
    damage, shared = 0, 0
    for slot in range(f.gathered):
        amount = share(f, power, one, f.gathered_damage[slot], made)
        shared += amount
        damage = rules.damage.instance((damage, met(f, f.gathered_part[slot], one, amount)))
    if shared:
        harm(f, at, one, damage, shared, f.power_radiant[power] > 0, f.power_mild[power] > 0)
        if HIGH and f.sloping:
            unless_held(f, one)
    if f.power_mild[power]:
        if f.life[one] == STABLE:
            befalls(f, at, power, one)
    elif not made:
        befalls(f, at, power, one)


def share(f: Any, power: int, one: int, amount: int, made: bool) -> int:
    """All, half or nothing of the damage of a type."""
    if made and not f.power_half[power]:
        return 0
    if f.power_half[power] and f.power_nimble[power] and f.evades[one]:
        return 0 if made else rules.damage.save_half(amount, True)
    return rules.damage.save_half(amount, made)


def befalls(f: Any, at: int, power: int, one: int) -> None:
    """Somebody is pushed, and gets into what a power brings."""
    if f.life[one] == DEAD:
        return
    if f.power_drains[power] and f.lost:
        drained(f, at, one)
    if f.power_pushes[power]:
        tell(f, what.PUSHED, at, one, NO_SUM, 0)
    if befallen(f, at, one, power):
        tell(f, what.BEFALLS, at, one, NO_SUM, 0)
        dodge_lost(f, one)
        lets_go(f, one)
        if HIGH and f.sloping:
            unless_held(f, one)


def drained(f: Any, at: int, one: int) -> None:
    """The maximum of hit points falls by what the hit has cost (``lost``), which never leaves more than there are; who
    has none left, and so lies there already, dies."""
    f.hp_max[one] -= f.lost
    tell(f, what.DRAINS, at, one, NO_SUM, 0)
    if f.hp_max[one] <= 0:
        tell(f, what.DRAINED, one, NOBODY, NO_SUM, turned(f, one, DEAD, 0, 0))


# -- whom a power meets --------------------------------------------------------------------------------------------


def around(f: Any, at: int, power: int) -> int:
    """Everybody around somebody, or all enemies, as bits (``aim.near``)."""
    found = 0
    for one in range(f.many):
        if one != at and f.life[one] != DEAD and f.power_meant[power, one]:
            found |= 1 << one
    return found


def crowd(f: Any, power: int, middle: int) -> int:
    """Those who stand by somebody, as many as an area takes in, as bits (``area.crowd``)."""
    found, left = 1 << middle, f.power_crowd[power] - 1
    for one in range(f.many):
        if left > 0 and one != middle and f.life[one] != DEAD and f.side[one] == f.side[middle]:
            found |= 1 << one
            left -= 1
    return found


def would_meet(f: Any, at: int, power: int) -> int:
    """Whom a power would meet at its best, as bits (``aim.best``), without those on whom it would be lost."""
    found, most = 0, 0
    if f.power_area[power] == AROUND:
        found = around(f, at, power)
    else:
        for enemy in range(f.many):
            if f.enemies[at] & f.up & 1 << enemy:
                some = crowd(f, power, enemy)
                if many(some) > most:
                    found, most = some, many(some)
    for one in range(f.many):
        if lost_on(f, at, power, one):
            found &= ~(1 << one)
    return found


def many(bits: int) -> int:
    """How many bits are set."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def lost_on(f: Any, at: int, power: int, one: int) -> bool:
    """Whether a power that only inflicts would change nothing (``magic._has_it``), as far as it shows: who is proof
    against it is seen only by whoever sees all of that one."""
    if f.power_hurts[power]:
        return False
    suffered = f.power_whole[power, one] and f.laid[one] & f.power_alike[power]
    return bool(suffered or (f.proof[one] >> power & 1 and f.knows[at] >> one & 1))


def possible(f: Any, at: int, power: int) -> bool:
    """Whether there is anybody to meet (``aim.possible``)."""
    if f.power_area[power] == AROUND:
        return bool(around(f, at, power) & f.enemies[at] & f.up)
    found = False
    for enemy in range(f.many):
        found = found or (f.enemies[at] >> enemy & 1 and f.life[enemy] != DEAD)
    return bool(found)


def ready(f: Any, power: int) -> bool:
    """Whether a power is neither used up nor waits to be recharged (``cast.slots``)."""
    spent = f.spent[power]
    return bool(not (f.power_recharge[power] and spent) and not (f.power_uses[power] and spent >= f.power_uses[power]))


# -- a turn --------------------------------------------------------------------------------------------------------


def worth(f: Any, at: int, power: int) -> int:
    """What a power is worth now (``magic._worth``)."""
    if running(f, at, power):
        return 0
    found = would_meet(f, at, power)
    if found & ~f.enemies[at]:
        return 0
    return many(found) * int(f.power_each[power])


def best(f: Any, at: int, than: int) -> int:
    """The power that is worth more than this, or -1 (``magic.best``)."""
    found, most = -1, 0
    for power in range(f.first_power[at], f.last_power[at]):
        time = f.power_time[power]
        free = time == FREE and not f.freely[at] >> power & 1
        if (time == ACTION or free) and ready(f, power) and possible(f, at, power):
            value = worth(f, at, power)
            if value > max(most, 0 if time == FREE else than):
                found, most = power, value
    return found


def wanted(f: Any, at: int) -> int:
    """The power that is worth more than the attacks one has, or -1 (``act._by_magic``)."""
    way = f.way[at]
    blows = f.attacks[at] > 0 and chosen(f, at, way, f.tactic[at]) >= 0
    return best(f, at, f.worth[way] * f.blows[at] if blows else 0)


def uses(f: Any, at: int, power: int) -> None:
    """Use a power: whom it meets, what it takes, and how it comes about (``cast.use``)."""
    if f.power_area[power] == AROUND:
        whom = around(f, at, power)
    else:
        middle = 0
        while f.life[middle] == DEAD or not f.enemies[at] >> middle & 1:
            middle += 1
        whom = crowd(f, power, middle)
    f.spent[power] += 1
    told(f, at, power, whom)
    if f.power_rounds[power]:
        begins(f, at, power)
    meets(f, at, power, whom)


def told(f: Any, at: int, power: int, whom: int) -> None:
    """That a power is used, and at whom if it is but one."""
    only = NOBODY
    if many(whom) == 1:
        only = 0
        while not whom >> only & 1:
            only += 1
    tell(f, what.USES, at, only, NO_SUM, 0)


def recharges(f: Any, at: int) -> None:
    """At the start of a turn a d6 for each feature used up that recharges."""
    for power in range(f.first_power[at], f.last_power[at]):
        if f.power_recharge[power] and f.spent[power]:
            face = roll(f, 6)
            back = rules.monster.recharge(face, f.power_recharge[power])
            f.spent[power] = 0 if back else f.spent[power]
            tell(f, what.RECHARGES if back else what.RECHARGE_FAILS, at, NOBODY, face, 0)


def stung(f: Any, target: int, at: int) -> None:
    """What touching a creature does to whoever hits it (``hit._stung``)."""
    for power in range(f.first_power[target], f.last_power[target]):
        if f.power_time[power] == TOUCHED:
            told(f, target, power, 1 << at)
            meets(f, target, power, 1 << at)
