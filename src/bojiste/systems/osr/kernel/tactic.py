"""Compiled: what the tactic wants, as ``policy.py`` has it, by the sums that it weighs by itself."""

from __future__ import annotations

from typing import Any

from bojiste.systems.osr import rules
from bojiste.systems.osr.kernel.melee import bound, distance
from bojiste.systems.osr.kernel.walk import budget
from bojiste.systems.osr.play import weigh
from bojiste.systems.osr.words import Reach

END, LOAD, ATTACK, THROW, DISENGAGE, TOWARD, SPRINT, AWAY = 0, 1, 2, 3, 4, 5, 6, 7
Wish = tuple[int, int, int]
"""What to do, to whom (-1: nobody), with which weapon (-1: none)."""
NOTHING = (END, -1, -1)


def wished(f: Any, at: int, vain: int, whom: int) -> Wish:
    """What somebody does next; not what has just been tried in vain."""
    if f.acted[at] and not f.more_left[at]:
        verb, target, way = after(f, at)
        return (verb, target, way) if verb != vain or target != whom else NOTHING
    if not nearby(f, at):
        return NOTHING
    held = bound(f, at) != 0
    way = -1 if f.acted[at] or held else to_load(f, at)
    if way >= 0:
        return LOAD, -1, way
    verb, target, way = attack(f, at, held)
    if verb != END:
        return verb, target, way
    target = comes_to(f, at)
    if target >= 0 and (vain != TOWARD or target != whom):
        return TOWARD, target, -1
    return (SPRINT, -1, -1) if runs(f, at) and not held else NOTHING


def nearby(f: Any, at: int) -> int:
    """Enemies who stand, the nearest first, in ``near`` and ``far``; how many."""
    foes, many = f.enemies[at] & f.up, 0
    for foe in range(f.many):
        if foes >> foe & 1:
            far, spot = distance(f, at, foe), many
            while spot > 0 and far < f.far[spot - 1]:
                f.far[spot], f.near[spot] = f.far[spot - 1], f.near[spot - 1]
                spot -= 1
            f.far[spot], f.near[spot] = far, foe
            many += 1
    f.around = many
    return many


def to_load(f: Any, at: int) -> int:
    """A crossbow in hand that is not loaded, or -1."""
    for way in range(f.first_way[at], f.last_way[at]):
        if f.in_hand[way] and not f.loaded[way]:
            return way
    return -1


# -- attacks -------------------------------------------------------------------------------------------------------


def usable(f: Any, at: int, way: int) -> bool:
    """Whether a weapon may attack now: any in hand if nothing was done yet, else what is left of several attacks."""
    return f.in_hand[way] > 0 and (not f.acted[at] or f.left_ways[way] > 0)


def attack(f: Any, at: int, held: bool) -> Wish:
    """The best attack on the nearest enemy that can be attacked; out of melee first, for whoever only shoots."""
    first, last, many, shoots = f.first_way[at], f.last_way[at], 0, True
    for way in range(first, last):
        if usable(f, at, way):
            many += 1
            shoots = shoots and f.missile[way] > 0
    for place in range(f.around):
        foe, far = f.near[place], f.far[place]
        for way in range(first, last):
            fits = f.span[way] >= far and usable(f, at, way) and not (held and f.missile[way])
            if fits and open_to(f, foe, way, False):
                return ATTACK, foe, way
        if many > 1:
            for way in range(first, last):
                if f.throwable[way] and usable(f, at, way) and throws_well(f, at, foe, far, way):
                    return THROW, foe, way
    return cornered(f, at, shoots) if held else NOTHING


def cornered(f: Any, at: int, shoots: bool) -> Wish:
    """Out of melee, for whoever only shoots, or a shot out of it."""
    if shoots and not f.acted[at]:
        return DISENGAGE, -1, -1
    for place in range(f.around):
        for way in range(f.first_way[at], f.last_way[at]):
            if usable(f, at, way) and f.span[way] >= f.far[place] and open_to(f, f.near[place], way, False):
                return ATTACK, f.near[place], way
    return NOTHING


def throws_well(f: Any, at: int, foe: int, far: int, way: int) -> bool:
    """Whether a weapon can be thrown at an enemy, and is not thrown too far."""
    return aim(f, at, far, way, True) == Reach.WELL and open_to(f, foe, way, True)


def aim(f: Any, at: int, far: int, way: int, thrown: bool) -> Reach:
    """What the distance allows an attack."""
    if thrown:
        return rules.combat.by_metres(far, f.throw_near[at], f.throw_far[at])
    return rules.combat.by_metres(far, f.effective[way], f.span[way])


def open_to(f: Any, foe: int, way: int, thrown: bool) -> bool:
    """Whether nothing but the distance forbids an attack on this enemy: cover, loading, ammunition."""
    if not thrown and not f.missile[way]:
        return True
    if rules.combat.full_cover(f.cover[foe], thrown, f.cover_thrown > 0):
        return False
    return thrown or rules.completion.ammo(f.ammo[way], f.loaded[way] > 0)


# -- movement ------------------------------------------------------------------------------------------------------


def comes_to(f: Any, at: int) -> int:
    """The nearest enemy, if it is too far to be struck, of those worth following; or -1."""
    left = budget(f, at)
    for place in range(f.around if left else 0):
        foe, far = f.near[place], f.far[place]
        if weigh.worth_following(f.fleeing[foe] > 0, far, left):
            return foe if weigh.too_far(far, f.reach[at]) else -1
    return -1


def runs(f: Any, at: int) -> bool:
    """Whether somebody gives up its action to go twice as far."""
    if f.acted[at] or f.moved[at] >= 2 * f.move[at]:
        return False
    for place in range(f.around):
        if not f.fleeing[f.near[place]]:
            return weigh.runs(f.far[place], f.move[at])
    return False


def after(f: Any, at: int) -> Wish:
    """After the action: on at a run, or away for whoever would rather shoot."""
    if not budget(f, at):
        return NOTHING
    if f.sprinting[at]:
        nearby(f, at)
        target = comes_to(f, at)
        return (TOWARD, target, -1) if target >= 0 else NOTHING
    if f.disengaged[at]:
        return AWAY, -1, -1
    if not shooter(f, at) or not nearby(f, at) or not weigh.too_near(f.far[0]):
        return NOTHING
    return AWAY, -1, -1


def shooter(f: Any, at: int) -> bool:
    """Whether somebody has nothing at hand but what shoots."""
    strikes = 0
    for way in range(f.first_way[at], f.last_way[at]):
        strikes += f.in_hand[way] > 0 and not f.missile[way]
    return not strikes
