"""Compiled: whom a tactic strikes and helps, by the sums that it calls itself (``policy``)."""

from __future__ import annotations

from typing import Any

from bojiste.systems.srd5.kernel.trait import room
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.words import DYING

ORDINARY, WEAKEST, NAIVE, IDLE = 0, 1, 2, 3
"""Tactics, as ``plain.TACTICS`` lists them."""
NOBODY_LEFT = 1 << 60


def decided(f: Any, at: int, way: int) -> tuple[int, int]:
    """By which tactic somebody decides, and the place of the enemy to strike, or -1: who aims at the weakest decides as
    everybody does where there is no room around that one (``policy.weakest``)."""
    tactic = f.tactic[at]
    if tactic == WEAKEST:
        target = weakest(f, at)
        if target < 0 or not f.melee[way] or room(f, at, target):
            return tactic, target
        tactic = ORDINARY
    return tactic, chosen(f, at, way, tactic)


def feared(f: Any, at: int) -> bool:
    """Whether an enemy still fights."""
    return f.enemies[at] & f.up != 0  # type: ignore[no-any-return]


def weakest(f: Any, at: int) -> int:
    """The place of the enemy with the fewest hit points, as far as they are known; the first to act of equal ones; -1
    where nobody is left. Without a branch: whether somebody is meant cannot be foretold."""
    least, enemies, known = NOBODY_LEFT, f.enemies[at] & f.up, f.knows[at]
    for enemy in range(f.many):
        left = f.hp[enemy] - (0 if known >> enemy & 1 else f.hp_max[enemy])
        key = weigh.frailty(left, f.place[enemy])
        least = min(least, key if enemies >> enemy & 1 else NOBODY_LEFT)
    return f.order[least % weigh.PLACES] if least < NOBODY_LEFT else -1


def chosen(f: Any, at: int, way: int, tactic: int) -> int:
    """The place of the enemy whom the ordinary or the naive tactic strikes, or -1."""
    best, key = -1, (0, 0, 0, 0)
    enemies, close = f.enemies[at] & f.up, f.melee[way]
    for enemy in range(f.many):
        if enemies >> enemy & 1 and (not close or room(f, at, enemy)):
            if tactic == NAIVE:
                return enemy
            left = f.hp[enemy] if f.open_hp else weigh.left(None, f.hp_max[enemy] - f.hp[enemy])
            found = weigh.target_key(f.usual[way], f.worth[way], left, enemy)
            if best < 0 or found < key:
                best, key = enemy, found
    return best


def dying(f: Any, among: int, by: int) -> int:
    """Of these (bits) the one who lies dying and is nearest to death, as far as somebody knows (-1: as it is), the
    first of the file among equals; or -1."""
    best, most = -1, -1
    for one in range(f.many):
        if among >> one & 1 and f.life[one] == DYING and failures(f, by, one) > most:
            best, most = one, failures(f, by, one)
    return best


def failures(f: Any, by: int, one: int) -> int:
    """Failed death saves of an ally, as far as they are known (``policy.aid``)."""
    return f.death_fail[one] if by < 0 or f.knows[by] >> one & 1 else 1
