"""Compiled: whom a tactic strikes on a map, and with what, as ``policy.strike`` has it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.ways import lowest
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel.map_arms import holding, usable
from bojiste.systems.srd5.kernel.map_eyes import far, pressed, shut
from bojiste.systems.srd5.kernel.map_listed import allowed
from bojiste.systems.srd5.kernel.tactic import NAIVE
from bojiste.systems.srd5.play.attacks import weigh


def looks_at_hands(f: Any, at: int) -> None:
    """Which attacks can be made (``able``), and whether the best of them is a shot (``shooter``)."""
    best, most, state = -1, -1, holding(f, at)
    for way in range(f.way[at], f.way[at] + f.attacks[at]):
        f.able[way] = 1 if usable(f, at, way, state) else 0
        if f.able[way] and not f.thrown[way]:
            key = 2 * f.usual[way] + (0 if f.melee[way] else 1)
            if best < 0 or key > most:
                best, most = way, key
    f.shooter = 1 if best >= 0 and f.tactic[at] != NAIVE and not f.melee[best] else 0


def aim(f: Any, at: int) -> None:
    """Whom to attack from here (``target``, or -1), and with what (``blow``; ``policy.strike.target``)."""
    f.target, f.blow = -1, -1
    f.near = pressed(f, at)
    least, key = 0, (0, 0, 0, 0)
    left = f.facing
    while left:
        enemy = lowest(left)
        left &= left - 1
        way, worth = best_attack(f, at, enemy)
        if way < 0:
            continue
        if f.tactic[at] == NAIVE:
            distance = far(f, at, enemy)
            if f.target < 0 or distance < least:
                f.target, f.blow, least = enemy, way, distance
        else:
            found = weigh.target_key(f.usual[way], worth, left_of(f, enemy), enemy)
            if f.target < 0 or found < key:
                f.target, f.blow, key = enemy, way, found


def left_of(f: Any, enemy: int) -> int:
    """Hit points of an enemy as far as they show (``Eyes.left_of``)."""
    return f.hp[enemy] if f.open_hp else weigh.left(None, f.hp_max[enemy] - f.hp[enemy])


def best_attack(f: Any, at: int, enemy: int) -> tuple[int, int]:
    """The best attack on an enemy from here, or -1, and its worth."""
    best, most, open_ = -1, 0, -1
    distance = far(f, at, enemy)
    for way in range(f.way[at], f.way[at] + f.attacks[at]):
        if not f.able[way] or (best >= 0 and f.surer[way] <= most) or not in_range(f, way, distance):
            continue
        if spent(f, at, way):
            continue
        if open_ < 0:
            open_ = 0 if shut(f, at, enemy) else 1
        if open_ == 0:
            return -1, 0
        worth = worth_of(f, at, enemy, way, distance)
        if worth >= 0 and (best < 0 or worth > most):
            best, most = way, worth
    return best, most


def spent(f: Any, at: int, way: int) -> bool:
    """Whether an attack cannot be made again on this turn: it must be loaded, or the list has no more of it."""
    return bool((f.loading[way] and f.fired[way] >= f.loading[way]) or (f.listing and not allowed(f, at, way)))


def in_range(f: Any, way: int, distance: int) -> bool:
    if f.melee[way]:
        return rules.melee.reach(distance, f.reach[way])
    return rules.ranged.limit(distance, f.long[way])


def ease(f: Any, at: int, enemy: int, way: int, distance: int) -> int:
    """Advantage or disadvantage, as the tactic reckons it (``Eyes.state``)."""
    unseen = 1 if f.hidden[at] >> enemy & 1 else 0
    if f.melee[way]:
        return unseen
    bad = f.near or rules.ranged.two(distance, f.normal[way], f.long[way]) == rules.ranged.LONG
    return unseen - (1 if bad else 0)


def worth_of(f: Any, at: int, enemy: int, way: int, distance: int) -> int:
    state = ease(f, at, enemy, way, distance)
    worth = f.surer[way] if state > 0 else f.unsure[way] if state < 0 else f.worth[way]
    return worth - 1 if f.thrown[way] else worth  # type: ignore[no-any-return]
