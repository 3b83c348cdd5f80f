"""Wounds, stun, shock and what becomes of somebody, as ``wound.py`` and ``fall.py`` of ``play`` have them: a course of
steps."""

from __future__ import annotations

from bojiste.kernel.rows import NO_SUM, NOBODY
from bojiste.kit.steps import Course, Roll, Told
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.kernel.desk import At, Desk
from bojiste.systems.fiveaction.rules.test import SIDES

ACTIVE, _, UNCONSCIOUS, OUT, DEAD = range(5)
"""What has become of somebody, as ``words.Status`` lists it."""
AWARE, SURPRISED, UNAWARE, STILL, _ = range(5)
"""How aware somebody is, as ``words.Guard`` lists it."""
NORMAL, PARTIAL = 0, 1
"""Stances, as ``desk.STANCES`` lists them."""
MORTAL_WOUND, DEADLY_WOUND = 1, 2
"""What a multiple critical hit does besides, as ``stage.LEVEL_WORDS`` lists it."""


def two_dice(f: Desk, at: At) -> Course:
    """A natural."""
    first = yield Roll(SIDES, at)
    second = yield Roll(SIDES, at)
    return rules.test.dice(first, second)


def passed(f: Desk, natural: int, value: int, target: int) -> bool:
    """Whether a test against a target number is passed (``play.dice.test``)."""
    by_sum = rules.test.basic(natural + value, target, f.ties_succeed > 0)
    return rules.test.naturals(natural, by_sum, f.always, f.never)


def level(f: Desk, at: At, points: int) -> int:
    """The level of so many wounds, or of so much stun."""
    return rules.life.level(points, (f.mild[at], f.serious[at], f.grave[at], f.mortal[at]))


def penalty(f: Desk, at: At, applies: int) -> int:
    """What wounds and stun take from something (``play.penalty``)."""
    if not applies:
        return 0
    wound, stun = level(f, at, f.wounds[at]), level(f, at, f.stun[at])
    wounds, stuns = f.wound_numbers, f.stun_numbers
    return rules.life.penalties(wound, stun, wounds, stuns)  # type: ignore[arg-type] # columns read as tuples do


# -- who knows of an attack ----------------------------------------------------------------------------------------


def immobile(f: Desk, at: At) -> bool:
    """Whether somebody cannot move, or knows of nothing and stays where it is (``play.table``)."""
    return f.status[at] != ACTIVE or f.guard[at] >= STILL


def unaware(f: Desk, at: At) -> bool:
    """Whether somebody moves, but knows of no attack."""
    return f.guard[at] == SURPRISED or f.guard[at] == UNAWARE


def alert(f: Desk, at: At) -> bool:
    """Whether somebody is active and aware of everything."""
    return f.status[at] == ACTIVE and f.guard[at] == AWARE


# -- how somebody goes down ----------------------------------------------------------------------------------------


def down(f: Desk, at: At, status: int) -> None:
    """What ends when somebody is out of the fight (``play.fall.down``)."""
    f.status[at] = status
    f.prone[at] = 1
    f.rising[at] = 0
    f.charging[at] = 0
    f.actions[at] = 0
    f.spare[at] = 0
    f.stance[at] = NORMAL


def faints(f: Desk, at: At, shocked: bool) -> Course:
    """Whether stun, or a failed shock test with a serious wound, is too much."""
    if f.status[at] == ACTIVE and rules.life.faint(f.stun[at], f.serious[at], shocked, level(f, at, f.wounds[at])):
        down(f, at, UNCONSCIOUS)
        yield Told(what.FAINTS, at, NOBODY, NO_SUM)


def put_out(f: Desk, at: At) -> Course:
    """Out of the fight, or dead, by wounds."""
    fate = rules.life.fate(f.wounds[at], f.mortal[at], f.lives[at], f.constitution[at])
    if fate:
        status = OUT if fate == 1 else DEAD
        down(f, at, status)
        yield Told(what.OUT if status == OUT else what.DIES, at, NOBODY, NO_SUM)


def shock(f: Desk, at: At, wound: int, tested: int, stunned: int) -> Course:
    """A shock test for a wound. A failure stuns, and may make somebody faint."""
    target = rules.life.shock_test(wound, f.shock_least, f.shock_each)
    natural = yield from two_dice(f, at)
    yield Told(tested, at, NOBODY, natural + f.shock[at])
    if not passed(f, natural, f.shock[at], target):
        f.stun[at] = rules.life.stun_pool(f.stun[at], wound * f.shock_stuns)
        yield Told(stunned, at, NOBODY, NO_SUM)
        yield from faints(f, at, True)


def after_wound(f: Desk, at: At, net: int) -> Course:
    """What becomes of somebody wounded: status, then shock."""
    if net <= 0:
        return
    yield from put_out(f, at)
    if f.through:
        yield from body_shock(f, at, net)
    elif f.status[at] != OUT and f.status[at] != DEAD:
        yield from shock(f, at, net, what.SHOCK, what.STUNNED)


def body_shock(f: Desk, at: At, net: int) -> Course:
    """The body's own shock of who was run through, and after it the ordinary one for both halves."""
    if f.status[at] == DEAD:
        return
    natural = yield from two_dice(f, at)
    yield Told(what.BODY_SHOCK, at, NOBODY, natural + f.shock[at])
    target = rules.life.shock_test(net, f.shock_least, f.shock_each)
    wounds, stunned = rules.run_through.primary_shock(net, not passed(f, natural, f.shock[at], target))
    if stunned:
        f.stun[at] = rules.life.stun_pool(f.stun[at], stunned)
        yield Told(what.BODY_STUNNED, at, NOBODY, NO_SUM)
        yield from faints(f, at, False)
        return
    f.wounds[at] += wounds
    yield Told(what.BLEEDS, at, NOBODY, NO_SUM)
    yield from put_out(f, at)
    yield from faints(f, at, True)
    if f.status[at] != DEAD:
        both = rules.run_through.secondary_shock(net)
        yield from shock(f, at, both, what.SECOND_SHOCK, what.SECOND_STUNNED)


# -- what a hit does -----------------------------------------------------------------------------------------------


def multiple(f: Desk, critical: int) -> int:
    """What a critical hit of some level does besides."""
    if critical < 2:
        return 0
    return f.double_critical if critical == 2 else f.triple_critical


def hurt(f: Desk, by: At, at: At, net: int, shown: int, critical: int) -> Course:
    """A wound, or stun (``play.wound.wound``), by the blow on the desk; ``shown``: the sum of dice and summands."""
    if f.stuns[f.arm]:
        yield from stuns(f, by, at, net, shown, critical)
    else:
        yield from wounds(f, by, at, net, shown, critical)


def wounds(f: Desk, by: At, at: At, net: int, shown: int, critical: int) -> Course:
    """Wounds; of a multiple critical hit, or a run-through, at least what its level wants."""
    verdict = multiple(f, critical)
    if f.through and critical:
        net = rules.run_through.critical(f.wounds[at], f.lives[at], net)
    elif f.through and not f.through_counts:
        net = max(net, f.grave[at] - f.wounds[at])
    if verdict == MORTAL_WOUND:
        net = max(net, f.lives[at] - f.wounds[at])
    elif verdict == DEADLY_WOUND:
        net = max(net, f.lives[at] + max(0, f.constitution[at]) + 1 - f.wounds[at])
    f.wounds[at] += net
    yield Told(what.WOUND, by, at, shown)
    yield from after_wound(f, at, net)


def stuns(f: Desk, by: At, at: At, net: int, shown: int, critical: int) -> Course:
    """A blow that only stuns."""
    verdict = multiple(f, critical)
    if verdict == DEADLY_WOUND:
        net = max(net, f.lives[at] - f.stun[at])
    elif verdict == MORTAL_WOUND or (f.through and critical):
        net = max(net, f.serious[at] - f.stun[at])
    f.stun[at] = rules.life.stun_pool(f.stun[at], net)
    yield Told(what.STUNS, by, at, shown)
    yield from faints(f, at, False)
    if f.through and net > 0:
        yield from shock(f, at, net, what.SHOCK, what.STUNNED)
