"""An attack sequence and a charge, as ``assault.py`` and ``charge.py`` of ``play`` have them: a course of steps."""

from __future__ import annotations

from bojiste.kernel.declared import between, each
from bojiste.kernel.rows import NO_SUM, NOBODY
from bojiste.kit.steps import Course, Told
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.kernel.blow import ATTACK, CHARGE, attack, paid
from bojiste.systems.fiveaction.kernel.counter import can, counterattack, strikes
from bojiste.systems.fiveaction.kernel.crowd import foe_of, gap_of, reaches, room, stands, ways
from bojiste.systems.fiveaction.kernel.desk import NO_ARM, NO_ONE, TRUTH, Arm, At, Cut, Desk, Eye
from bojiste.systems.fiveaction.kernel.harm import ACTIVE, immobile, passed, penalty, two_dice, unaware
from bojiste.systems.fiveaction.kernel.walk import along
from bojiste.systems.fiveaction.play import weigh
from bojiste.systems.fiveaction.play.move import within


def chosen(f: Desk, at: At, target: At) -> Arm:
    """With what somebody strikes at a target: the way with the greatest expectation; bare hands only where nothing else
    reaches. -1: nothing does, or there is no room."""
    best, most, bare = NO_ARM, -1, True
    first, last = ways(f, at)
    gap = gap_of(f, at, target)
    for place in between(first, last):
        arm = f.listed[place]
        if reaches(f, arm, gap) and room(f, TRUTH, at, target, f.high[arm]):
            found = worth(f, TRUTH, target, arm)
            if (bare and not f.bare[arm]) or (found > most and (bare or not f.bare[arm])):
                best, most, bare = arm, found, f.bare[arm] > 0
    return best


def worth(f: Desk, eye: Eye, target: At, arm: Arm) -> int:
    """The expected harm of one attack, as far as one sees whom it strikes."""
    harm, seen = f.harm[arm, f.kind[target]], guess(f, eye, target)
    return weigh.worth(harm, f.usual[arm] + f.off_sum[arm], seen, f.stuns[arm] > 0)


def guess(f: Desk, eye: Eye, target: At) -> int:
    """The defence that one sees in somebody (``play.choose``)."""
    if immobile(f, target) or unaware(f, target):
        return rules.attack.AIR
    return f.looks[eye, f.hold[target]]


def sequence(f: Desk, at: At, target: At) -> Course:
    """One attack sequence: a blow, and the second one of two fists (``play.assault.done``)."""
    arm = chosen(f, at, target)
    pair = f.bare[arm] and not f.kicks[arm] and f.off_free[f.hold[at]]
    f.owes = 1
    yield from strike(f, at, target, arm, f.best_cut[arm, f.kind[target]], ATTACK, f.off_sum[arm])
    if pair and stands(f, at):  # stun or not, fists kill nobody
        f.owes = 0
        yield from strike(f, at, target, arm, f.first_cut[arm], ATTACK, f.off_fist[at])


def strike(f: Desk, at: At, target: At, arm: Arm, cut: Cut, manner: int, off: int) -> Course:
    """A blow, and those with which somebody cleaves on; ``off``: what the off hand takes from the first."""
    stood = f.status[target] == ACTIVE
    yield from struck(f, at, target, arm, cut, manner, off)
    while stood and f.status[target] != ACTIVE:
        f.fallen[at] += 1
        yield Told(what.FELLS, at, target, NO_SUM)
        target = next_cleft(f, at, arm) if manner == ATTACK and stands(f, at) else NO_ONE
        if target < 0:
            return
        f.cleaving = 1
        yield from struck(f, at, target, arm, cut, ATTACK, 0)


def next_cleft(f: Desk, at: At, arm: Arm) -> At:
    """Whom somebody strikes who cleaves on, or -1."""
    if rules.attack.cleave(f.cleaves[at], f.cleaved[at], f.most_cleaves):
        for foe in each(f.many):
            if foe_of(f, at, foe) and reaches(f, arm, gap_of(f, at, foe)) and room(f, TRUTH, at, foe, f.high[arm]):
                return foe
    return NO_ONE


def struck(f: Desk, at: At, target: At, arm: Arm, cut: Cut, manner: int, off: int) -> Course:
    """One blow, with what comes before and after it (``play.assault.blow``)."""
    f.regrips = f.gripped[arm, f.hold[at]]
    on = yield from comes_in(f, at, target, arm)
    if on:
        f.in_passing = 0
        yield from attack(f, at, target, arm, cut, manner, off)
    if f.kicks[arm] and f.status[at] == ACTIVE:
        yield from keeps_balance(f, at, arm)
    if f.unbalanced[target] and f.status[target] == ACTIVE:
        f.unbalanced[target] = 0
        yield Told(what.BALANCED, target, NOBODY, NO_SUM)


def comes_in(f: Desk, at: At, target: At, arm: Arm) -> Course:
    """An armed target strikes first at bare hands; whether they still strike."""
    if not rules.unarmed.provokes(f.bare[arm] > 0, False, f.armed[f.hold[target]] > 0):
        return True
    if not can(f, target, at) or not strikes(f, target, at):
        return True
    paid(f, at)
    yield Told(what.REACHES_IN, at, target, NO_SUM)
    yield from counterattack(f, target, at, False, what.FISTS_MET)
    f.regrips = f.hold[at]
    return stands(f, at)


def keeps_balance(f: Desk, at: At, arm: Arm) -> Course:
    """After a kick: off balance, unless a test of balance or escape holds."""
    value = f.balance[at] + penalty(f, at, f.hurts_tests)
    natural = yield from two_dice(f, at)
    yield Told(what.KEEPS_BALANCE, at, NOBODY, natural + value)
    if not passed(f, natural, value, rules.unarmed.STABILITY):
        f.unbalanced[at] = -f.kick_lost[arm]
        yield Told(what.UNBALANCED_NOW, at, NOBODY, NO_SUM)


# -- charging ------------------------------------------------------------------------------------------------------


def awaited(f: Desk, foe: At, at: At) -> bool:
    """Whether the target may strike before a charge: with a pole that outreaches it by far, or with riposte."""
    arm, own = f.primary[f.hold[foe]], f.primary[f.hold[at]]
    if arm < 0 or not can(f, foe, at):
        return False
    outreached = f.pole[arm] > 0 and rules.weapon.pole_counter(f.high[arm], f.high[own])
    return rules.charge.counter(outreached, f.ripostes[foe] > 0)


def charge(f: Desk, at: At, foe: At) -> Course:
    """Run up past whoever stands there, and strike: nobody runs where he is awaited."""
    arm = f.primary[f.hold[at]]
    f.actions[at] -= f.to_charge
    f.moved[at] += f.to_charge
    f.charging[at] = 1
    yield Told(what.CHARGES, at, foe, NO_SUM)
    x, y = within((f.x[at], f.y[at]), (f.x[foe], f.y[foe]), f.high[arm])
    reached = yield from along(f, at, x, y, foe)
    if reached:
        arm = chosen(f, at, foe)
        f.owes = 0
        yield from strike(f, at, foe, arm, f.best_cut[arm, f.kind[foe]], CHARGE, f.off_sum[arm])
