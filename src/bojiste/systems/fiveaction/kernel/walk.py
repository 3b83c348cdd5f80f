"""Compiled: movement and whom it passes, as ``walk.py`` and ``move.py`` of ``play`` have them."""

from __future__ import annotations

from bojiste.kernel.declared import each
from bojiste.kernel.rows import NO_SUM, NOBODY
from bojiste.kit.steps import Course, Told
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.kernel.counter import all_strike, can
from bojiste.systems.fiveaction.kernel.crowd import foe_of, gap_of, speed
from bojiste.systems.fiveaction.kernel.desk import TRUTH, At, Desk
from bojiste.systems.fiveaction.kernel.harm import penalty, two_dice
from bojiste.systems.fiveaction.play.move import past, toward, up_to, won
from bojiste.systems.fiveaction.play.walk import ROUNDED, met, needed
from bojiste.systems.fiveaction.play.weigh import CLOSEST

TOWARD, CLOSE, AWAY = 0, 1, 2
"""Where one goes: up to where one strikes, close to somebody, away from him."""
FARTHER = 1 << 40
"""Farther than any way, in qf."""


def goal(f: Desk, at: At, how: int, whom: At, length: int) -> tuple[int, int]:
    """Where a movement of this length ends."""
    here, other = (f.x[at], f.y[at]), (f.x[whom], f.y[whom])
    if how == AWAY:
        return past(other, here, length)
    return up_to(here, other, length, f.best[f.hold[at]] if how == TOWARD else CLOSEST)


def step(f: Desk, at: At, how: int, whom: At) -> Course:
    """One step, safe if it is the first of the round."""
    yield from go(f, at, how, whom, 1, f.step[f.hold[at]], f.step_price[at])


def walk(f: Desk, at: At, how: int, whom: At) -> Course:
    """Two steps or more."""
    length, price = f.step[f.hold[at]], f.step_price[at]
    most = f.actions[at] // price
    yield from go(f, at, how, whom, lengths(f, at, how, whom, length, 2, most), length, price)


def run(f: Desk, at: At, how: int, whom: At) -> Course:
    """Four actions of running or more."""
    length = speed(f, TRUTH, at)
    count = lengths(f, at, how, whom, length, rules.move.LEAST_RUN, f.actions[at])
    yield from go(f, at, how, whom, count, length, 1)


def lengths(f: Desk, at: At, how: int, whom: At, length: int, least: int, most: int) -> int:
    """How many lengths lead to the goal."""
    spot = goal(f, at, how, whom, length * most)
    return needed((f.x[at], f.y[at]), spot, length, least, most)


def go(f: Desk, at: At, how: int, whom: At, count: int, length: int, price: int) -> Course:
    """Pay for movement and make it."""
    spent = count * price
    provokes = rules.move.step_limit(f.moved[at], spent, price)
    x, y = goal(f, at, how, whom, count * length)
    f.actions[at] -= spent
    f.moved[at] += spent
    running = count >= rules.move.LEAST_RUN and length == speed(f, TRUTH, at)
    slow = f.tier[at] != rules.turtle.NORMAL
    if not provokes:
        told = what.RUNS if running else what.CREEPS if slow else what.STEPS
        f.x[at] = x
        f.y[at] = y
        yield Told(told, at, NOBODY, NO_SUM)
        return
    yield Told(what.RUNS_OUT if running else what.CREEPS_OUT if slow else what.STEPS_OUT, at, NOBODY, NO_SUM)
    yield from along(f, at, x, y, NOBODY)


def along(f: Desk, at: At, x: int, y: int, spare: int) -> Course:
    """Go to a spot past everybody on the way, but for one who is spared; whether it was reached."""
    start = (f.x[at], f.y[at])
    for foe in each(f.many):
        f.met[foe] = first_met(f, at, foe, start, (x, y)) if foe != spare else -1
    far = next_met(f, -1)
    while far < FARTHER:
        spot = toward(start, (x, y), far)
        foes = 0
        for foe in each(f.many):
            foes |= 1 << foe if f.met[foe] == far else 0
        yield from goes(f, at, spot[0], spot[1])
        on = yield from all_strike(f, at, foes, True)
        if not on:
            return False
        far = next_met(f, far)
    yield from goes(f, at, x, y)
    return True


def first_met(f: Desk, at: At, foe: At, start: tuple[int, int], spot: tuple[int, int]) -> int:
    """How far along its way somebody first comes into the reach of a foe who can strike at it; -1: nowhere."""
    arm = f.primary[f.hold[foe]]
    if not foe_of(f, at, foe) or arm < 0 or not can(f, foe, at):
        return -1
    return met((f.x[foe], f.y[foe]), f.low[arm], f.high[arm], start, spot)


def next_met(f: Desk, far: int) -> int:
    """Where along the way the next foes reach it."""
    found = FARTHER
    for foe in each(f.many):
        if far < f.met[foe] < found:
            found = f.met[foe]
    return found


def goes(f: Desk, at: At, x: int, y: int) -> Course:
    """Go on to a spot, if one does not stand there."""
    if x != f.x[at] or y != f.y[at]:
        f.x[at] = x
        f.y[at] = y
        yield Told(what.GOES, at, NOBODY, NO_SUM)


# -- too close for a long weapon -----------------------------------------------------------------------------------


def slip(f: Desk, at: At, foe: At) -> Course:
    """An opposed test of escape; winning it puts one at the weapon's least reach (``play.walk.escapes``)."""
    f.actions[at] -= f.to_slip
    f.moved[at] += f.to_slip
    yield Told(what.SLIPS, at, foe, NO_SUM)
    own = yield from rolled(f, at)
    other = yield from rolled(f, foe)
    ahead = rules.test.ahead(own, other, f.actor_wins > 0)
    yield Told(what.COMPARED, at, foe, NO_SUM)
    if ahead:
        here, there, low = (f.x[at], f.y[at]), (f.x[foe], f.y[foe]), f.low[f.primary[f.hold[at]]]
        way = low - gap_of(f, at, foe)
        x, y = past(there, here, way)
        if won(here, there, way) < way - ROUNDED:
            x, y = past(here, there, low)
        f.x[at] = x
        f.y[at] = y
        yield Told(what.SLIDES, at, NOBODY, NO_SUM)


def rolled(f: Desk, at: At) -> Course:
    """One side's roll of escape."""
    natural = yield from two_dice(f, at)
    total = natural + int(f.escape[at]) + penalty(f, at, f.hurts_tests)
    yield Told(what.ROLLED, at, NOBODY, total)
    return total
