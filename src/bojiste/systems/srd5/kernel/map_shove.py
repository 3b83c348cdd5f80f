"""Compiled: shoving enemies over an edge, as ``grapple.py`` and ``force.py`` of ``play`` have it, and when a tactic
does so (``policy.roam``)."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, moved, tell
from bojiste.kernel.ways import lowest
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.map_aim import aim, left_of, worth_of
from bojiste.systems.srd5.kernel.map_arms import let_fall
from bojiste.systems.srd5.kernel.map_eyes import far, shut
from bojiste.systems.srd5.kernel.map_fall import falls_down
from bojiste.systems.srd5.kernel.map_high import aloft, ground, hangs_at
from bojiste.systems.srd5.kernel.plight import acts
from bojiste.systems.srd5.kernel.test import test
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.words import DYING, OK, SQUARE

DEEP = 2
"""A drop of so many squares is one worth shoving somebody over."""


# -- whom, and whereto ---------------------------------------------------------------------------------------------


def over_the_edge(f: Any, at: int) -> int:
    """The enemy to shove over an edge, or -1; whereto stands in ``edge_x`` and ``edge_y``. Whom it would strike and
    with what is looked at, too (``aim``)."""
    aim(f, at)
    left = f.facing
    while left:
        enemy = lowest(left)
        left &= left - 1
        if far(f, at, enemy) > SQUARE or aloft(f, enemy):
            continue
        low = deepest(f, at, enemy)
        if low < f.z[enemy] and falls_harder(f, at, enemy, SQUARE * (f.z[enemy] - low)):
            return enemy
    return -1


def deepest(f: Any, at: int, enemy: int) -> int:
    """How high the lowest ground is over which somebody can push another, where that is a drop worth it (``edge_x``,
    ``edge_y``: of equal ones the first column, then the first row); else as high as that one is."""
    best, far_off = f.z[enemy], far(f, enemy, at)
    for dx in range(-1, 2):
        for dy in range(-1, 2):
            x, y = f.x[enemy] + dx, f.y[enemy] + dy
            if 0 <= x < f.wide and 0 <= y < f.high and not f.solid[y] >> x & 1:
                level = ground(f, x, y)
                free = level <= f.z[enemy] - DEEP and level < best and not hangs_at(f, x, y, enemy)
                if free and farther(f, at, enemy, x, y) > far_off:
                    best, f.edge_x, f.edge_y = level, x, y
    return best  # type: ignore[no-any-return]


def farther(f: Any, at: int, enemy: int, x: int, y: int) -> int:
    """How far an enemy would be from somebody on a square."""
    up = f.z[at] - f.z[enemy]
    return rules.grid.distance(f.x[at] - x, f.y[at] - y, f.body[enemy], f.body[at], up)


def falls_harder(f: Any, at: int, enemy: int, depth: int) -> bool:
    """Whether a fall of so many half feet is likely to take more of an enemy's danger away than a blow at anybody
    (``roam._falls_harder``)."""
    if f.target < 0:
        return True
    harm = 7 * rules.fall.damage(depth)
    if f.long_shot[enemy] and 2 * left_of(f, enemy) > harm:
        return False
    odds = weigh.contest(f.athletics[at], f.brawn[enemy])
    fall = weigh.share(harm, odds, left_of(f, enemy), f.danger[enemy])
    mean, worth = f.usual[f.blow], worth_of(f, at, f.target, f.blow, far(f, at, f.target))
    hits = 200 * worth // mean if mean else 0
    return bool(fall > weigh.share(mean, hits, left_of(f, f.target), f.danger[f.target]))


def offered(f: Any, at: int, enemy: int) -> bool:
    """Whether an enemy can be shoved."""
    return acts(f, at) and not shut(f, at, enemy) and rules.shove.target(f.size[at], f.size[enemy])


# -- the deed ------------------------------------------------------------------------------------------------------


def shoves(f: Any, at: int, target: int) -> None:
    """Shove somebody instead of striking."""
    left = f.attacks_left if f.acted else rules.action.extra_attack(f.per_action[at], True, True)
    f.acted, f.attacks_left = 1, left - 1
    tell(f, what.SHOVES, at, target, NO_SUM, 0)
    if rules.shove.auto(not acts(f, target), f.shove_auto > 0) or outdoes(f, at, target):
        pushed(f, at, target, f.edge_x, f.edge_y)


def outdoes(f: Any, at: int, target: int) -> bool:
    """A contest, which who shoves must win."""
    mine = test(f, f.lucky[at], f.athletics_state[at]) + f.athletics[at]
    tell(f, what.CONTEST, at, target, mine, 0)
    theirs = test(f, f.lucky[target], f.defence_state[target]) + f.defence[target]
    tell(f, what.REPLY, target, at, theirs, 0)
    return rules.dice.contest(mine, theirs)


def pushed(f: Any, at: int, target: int, x: int, y: int) -> None:
    """Somebody is put over an edge, and falls."""
    tell(f, what.PUSHED_OFF, at, target, NO_SUM, moved(f.x[target], x, what.X) + moved(f.y[target], y, what.Y))
    before, f.x[target], f.y[target] = f.life[target], x, y
    falls_down(f, target)
    if before == OK and f.life[target] == DYING:
        let_fall(f, target)
