"""Compiled: wounds, stun, shock and what becomes of somebody, as ``wound.py`` and ``fall.py`` of ``play`` have them."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.rules.test import SIDES

ACTIVE, _, UNCONSCIOUS, OUT, DEAD = range(5)
"""What has become of somebody, as ``words.Status`` lists it."""
NORMAL, PARTIAL = 0, 1
"""Stances, as ``what.STANCES`` lists them."""
MORTAL_WOUND, DEADLY_WOUND = 1, 2
"""What a multiple critical hit does besides, as ``stage.LEVEL_WORDS`` lists it."""


def two_dice(f: Any) -> int:
    """A natural."""
    first = roll(f, SIDES)
    return rules.test.dice(first, roll(f, SIDES))


def passed(f: Any, natural: int, value: int, target: int) -> bool:
    """Whether a test against a target number is passed (``play.dice.test``)."""
    by_sum = rules.test.basic(natural + value, target, f.ties_succeed > 0)
    return rules.test.naturals(natural, by_sum, f.always, f.never)


def level(f: Any, at: int, points: int) -> int:
    """The level of so many wounds, or of so much stun."""
    return rules.life.level(points, (f.mild[at], f.serious[at], f.grave[at], f.mortal[at]))


def penalty(f: Any, at: int, applies: int) -> int:
    """What wounds and stun take from something (``play.penalty``)."""
    if not applies:
        return 0
    wound, stun = level(f, at, f.wounds[at]), level(f, at, f.stun[at])
    return rules.life.penalties(wound, stun, f.wound_numbers, f.stun_numbers)


# -- how somebody goes down ----------------------------------------------------------------------------------------


def down(f: Any, at: int, status: int) -> int:
    """What ends when somebody is out of the fight (``play.fall.down``); what a row says of it."""
    new = moved(f.status[at], status, what.STATUS) + moved(f.prone[at], 1, what.PRONE)
    new += moved(f.rising[at], 0, what.RISING) + moved(f.charging[at], 0, what.CHARGING)
    new += moved(f.actions[at], 0, what.ACTIONS) + moved(f.spare[at], 0, what.SPARE) + stand(f, at, NORMAL)
    f.status[at] = status  # of who fights no longer the rest is not asked
    return new


def stand(f: Any, at: int, stance: int) -> int:
    """Take a stance; what a row says of it."""
    if f.stance[at] == stance:
        return 0
    f.stance[at] = stance
    return (what.STANCES_FROM + stance + 1) * what.STANCE


def faints(f: Any, at: int, shocked: bool) -> None:
    """Whether stun, or a failed shock test with a serious wound, is too much."""
    if f.status[at] == ACTIVE and rules.life.faint(f.stun[at], f.serious[at], shocked, level(f, at, f.wounds[at])):
        tell(f, what.FAINTS, at, NOBODY, NO_SUM, down(f, at, UNCONSCIOUS))


def put_out(f: Any, at: int) -> None:
    """Out of the fight, or dead, by wounds."""
    fate = rules.life.fate(f.wounds[at], f.mortal[at], f.lives[at], f.constitution[at])
    status = OUT if fate == 1 else DEAD
    if fate:
        tell(f, what.OUT if status == OUT else what.DIES, at, NOBODY, NO_SUM, down(f, at, status))


def stunned(f: Any, at: int, more: int) -> int:
    """So much more stun; what a row says of it."""
    stun = rules.life.stun_pool(f.stun[at], more)
    new = moved(f.stun[at], stun, what.STUN)
    f.stun[at] = stun
    return new


def lose(f: Any, at: int, net: int) -> int:
    """Lives are lost; what a row says of it."""
    new = moved(f.wounds[at], f.wounds[at] + net, what.WOUNDS)
    f.wounds[at] += net
    return new


def shock(f: Any, at: int, wound: int) -> None:
    """A shock test for a wound. A failure stuns, and may make somebody faint."""
    target = rules.life.shock_test(wound, f.shock_least, f.shock_each)
    natural = two_dice(f)
    tell(f, what.SHOCK, at, NOBODY, natural + f.shock[at], 0)
    if not passed(f, natural, f.shock[at], target):
        tell(f, what.STUNNED, at, NOBODY, NO_SUM, stunned(f, at, wound * f.shock_stuns))
        faints(f, at, True)


def after_wound(f: Any, at: int, net: int) -> None:
    """What becomes of somebody wounded: status, then shock."""
    if net <= 0:
        return
    put_out(f, at)
    if f.status[at] != OUT and f.status[at] != DEAD:
        shock(f, at, net)


# -- what a hit does -----------------------------------------------------------------------------------------------


def multiple(f: Any, critical: int) -> int:
    """What a critical hit of some level does besides."""
    if critical < 2:
        return 0
    return f.double_critical if critical == 2 else f.triple_critical  # type: ignore[no-any-return]


def hurt(f: Any, by: int, at: int, arm: int, net: int, shown: int, critical: int, through: bool) -> None:
    """A wound, or stun (``play.wound.wound``); ``shown``: the sum of dice and summands."""
    if f.stuns[arm]:
        stuns(f, by, at, net, shown, critical, through)
    else:
        wounds(f, by, at, net, shown, critical)


def wounds(f: Any, by: int, at: int, net: int, shown: int, critical: int) -> None:
    """Wounds; of a multiple critical hit at least what its level wants."""
    verdict = multiple(f, critical)
    if verdict == MORTAL_WOUND:
        net = max(net, f.lives[at] - f.wounds[at])
    elif verdict == DEADLY_WOUND:
        net = max(net, f.lives[at] + max(0, f.constitution[at]) + 1 - f.wounds[at])
    tell(f, what.WOUND, by, at, shown, lose(f, at, net))
    after_wound(f, at, net)


def stuns(f: Any, by: int, at: int, net: int, shown: int, critical: int, through: bool) -> None:
    """A blow that only stuns."""
    verdict = multiple(f, critical)
    if verdict == DEADLY_WOUND:
        net = max(net, f.lives[at] - f.stun[at])
    elif verdict == MORTAL_WOUND:
        net = max(net, f.serious[at] - f.stun[at])
    tell(f, what.STUNS, by, at, shown, stunned(f, at, net))
    faints(f, at, False)
    if through and net > 0:
        shock(f, at, net)
