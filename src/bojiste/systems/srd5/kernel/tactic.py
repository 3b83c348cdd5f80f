"""Compiled: whom a tactic strikes and helps, by the sums that it calls itself (``policy``)."""

from __future__ import annotations

from typing import Any

from bojiste.systems.srd5.kernel.trait import room
from bojiste.systems.srd5.play import weigh
from bojiste.systems.srd5.words import DYING, OK

ORDINARY, WEAKEST, NAIVE, IDLE = 0, 1, 2, 3
"""Tactics, as ``plain.TACTICS`` lists them."""


def decided(f: Any, at: int, way: int) -> tuple[int, int]:
    """By which tactic somebody decides, and the place of the enemy to strike, or -1: who aims at the weakest decides as
    everybody does where there is no room around that one (``policy.weakest``)."""
    tactic = f.tactic[at]
    target = chosen(f, at, way, tactic)
    if tactic == WEAKEST and target >= 0 and f.melee[way] and not room(f, at, target):
        return ORDINARY, chosen(f, at, way, ORDINARY)
    return tactic, target


def feared(f: Any, at: int) -> bool:
    """Whether an enemy still fights."""
    found = 0
    for enemy in range(f.many):
        if f.enemies[at] >> enemy & 1 and f.life[enemy] == OK:
            found += 1
    return found > 0


def chosen(f: Any, at: int, way: int, tactic: int) -> int:
    """The place of the enemy to strike, or -1."""
    best, least, key = -1, 0, (0, 0, 0, 0)
    enemies = f.enemies[at]
    for enemy in range(f.many):
        if not enemies >> enemy & 1 or f.life[enemy] != OK:
            continue
        if tactic != WEAKEST and f.melee[way] and not room(f, at, enemy):
            continue
        if tactic == WEAKEST:  # the fewest hit points, as far as they are known; the first to act of equal ones
            left = f.hp[enemy] if f.knows[at] >> enemy & 1 else f.hp[enemy] - f.hp_max[enemy]
            if best < 0 or weigh.frailer(left, least, f.place[enemy] < f.place[best]):
                best, least = enemy, left
        elif tactic == NAIVE:
            return enemy
        else:
            left = f.hp[enemy] if f.open_hp else weigh.left(None, f.hp_max[enemy] - f.hp[enemy])
            found = weigh.target_key(f.usual[way], f.worth[way], left, enemy)
            if best < 0 or found < key:
                best, key = enemy, found
    return best


def dying(f: Any, among: int) -> int:
    """Of these (bits) the one who lies dying and is nearest to death, the first of the file among equals; or -1."""
    best = -1
    for one in range(f.many):
        if among >> one & 1 and f.life[one] == DYING and (best < 0 or f.death_fail[one] > f.death_fail[best]):
            best = one
    return best
