"""Compiled: counterattacks, as ``counter.py`` of ``play`` has them."""

from __future__ import annotations

from bojiste.kernel.declared import each
from bojiste.kernel.rows import NO_SUM, NOBODY
from bojiste.kit.steps import Course, Told
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.kernel.blow import COUNTER, attack
from bojiste.systems.fiveaction.kernel.crowd import foe_of, gap_of, reaches, stands
from bojiste.systems.fiveaction.kernel.desk import Arm, At, Desk
from bojiste.systems.fiveaction.kernel.harm import ACTIVE, passed, penalty, two_dice


def pool(f: Desk, at: At) -> int:
    """Actions for counterattacks: left of this round after the own turn, else of the last one."""
    return f.actions[at] if f.turned[at] else f.spare[at]


def price_of(f: Desk, at: At) -> int:
    """Actions of the next counterattack."""
    return 0 if f.first_only and f.counters[at] > 0 else f.counter_price


def can(f: Desk, foe: At, at: At) -> bool:
    """Whether a foe who still fights is ready, sees the one concerned, and has an action and a counterattack left."""
    if not stands(f, foe) or f.behind[foe] >> at & 1 or f.counters[foe] >= f.most_counters[foe]:
        return False
    return rules.counter.cost(price_of(f, foe), pool(f, foe), f.acted[foe] > 0)


def strikes(f: Desk, foe: At, at: At) -> bool:
    """Whether a foe's weapon reaches somebody where it stands now."""
    primary = f.primary[f.hold[foe]]
    return primary >= 0 and reaches(f, primary, gap_of(f, foe, at))


def provoked(f: Desk, at: At) -> Course:
    """An activity gives those within reach a chance; whether it can go on."""
    ready = 0
    for foe in each(f.many):
        if foe_of(f, at, foe) and can(f, foe, at) and strikes(f, foe, at):
            ready |= 1 << foe
    on = yield from all_strike(f, at, ready, False)
    return on


def all_strike(f: Desk, at: At, foes: int, by_move: bool) -> Course:
    """Those (as bits) strike at somebody one after another; whether it can go on."""
    for foe in each(f.many):
        if foes >> foe & 1:
            yield from counterattack(f, foe, at, by_move, what.COUNTERED)
            if f.status[at] != ACTIVE:
                return False
    return f.status[at] == ACTIVE


def counterattack(f: Desk, foe: At, at: At, by_move: bool, told: int) -> Course:
    """One counterattack; the other slips away if it can."""
    price = price_of(f, foe)
    if f.turned[foe]:
        f.actions[foe] -= price
    else:
        f.spare[foe] -= price
    f.counters[foe] += 1
    yield Told(told, foe, at, NO_SUM)
    arm = f.primary[f.hold[foe]]
    if stands(f, at) and rules.counter.may_escape(f.ripostes[foe] > 0, False):
        away = yield from slips_away(f, foe, at, arm)
        if away:
            return
    f.regrips = f.hold[foe]
    f.in_passing = 1 if by_move else 0
    yield from attack(f, foe, at, arm, f.first_cut[arm], COUNTER, 0)


def slips_away(f: Desk, foe: At, at: At, arm: Arm) -> Course:
    """Slipping away: the counterattack is spent all the same."""
    value = f.escape[at] + penalty(f, at, f.hurts_tests)
    natural = yield from two_dice(f, at)
    yield Told(what.ESCAPES, at, NOBODY, natural + value)
    away = passed(f, natural, value, f.escape_from[arm])
    if away:
        yield Told(what.SLIPS_AWAY, at, foe, NO_SUM)
    return away
