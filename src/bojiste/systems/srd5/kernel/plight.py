"""Compiled: conditions that powers have brought on somebody, and effects that go on, as ``condition.py`` and
``lasting.py`` of ``play`` have them.

A power brings all of its conditions at once and they end together, so that what lies on somebody is a list of powers
(``stack``, the first to come first; the same as bits: ``laid``). What they do together stands in ``plight``.
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.known import BEGUN
from bojiste.systems.srd5.words import DEAD, OK

LAID, ATTACKED, CLUMSY, IDLE, LIMP, HELPLESS, NUMB, ONE, WEAK = 1, 2, 4, 8, 16, 32, 64, 128, 256
"""What conditions do, as bits: anything at all; attacks on one are easier, one's own harder; no actions; Strength and
Dexterity saving throws fail; hits are critical; no reactions; one attack a turn; no strength."""
SLOW_EYES, STILL, HALVED, UNSURE, AFRAID, FAST = 512, 1024, 2048, 4096, 8192, 16384
"""Dexterity saving throws are harder; speed is 0, is halved; checks are harder; frightened; no movement at all."""
BLIND, UNSEEN, WEARY = 1 << 15, 1 << 16, 1 << 17
"""It sees nothing, is invisible; all saving throws are harder: of what somebody suffers as a fight begins."""
FALLEN = 1 << 50
"""Among the causes for which somebody lies on the ground (``floored``): none in particular."""
DEEP = 16
"""Powers that may lie on somebody."""
KEPT = 4
"""Effects of somebody's that may go on."""


def lays(f: Any, power: int, target: int) -> bool:
    """Whether a power brings something on somebody that does not lie on it already."""
    bits = f.power_lays[power, target]
    if bits == 0 or f.laid[target] >> power & 1:
        return False
    f.stack[target, f.deep[target]] = power
    f.deep[target] += 1
    f.laid[target] |= 1 << power
    felt(f, target)
    return True


def lifts(f: Any, power: int, target: int) -> None:
    """Somebody is rid of all that a power has brought."""
    f.deep[target] = taken_out(f.stack, target, f.deep[target], power)
    f.laid[target] &= ~(1 << power)
    felt(f, target)


def taken_out(lists: Any, at: int, many: int, power: int) -> int:
    """Take a power out of somebody's list of so many; how many are left."""
    kept = 0
    for place in range(many):
        if lists[at, place] != power:
            lists[at, kept] = lists[at, place]
            kept += 1
    return kept


def felt(f: Any, target: int) -> None:
    """Work out what lies on somebody does to it."""
    bits = f.begun[target]
    for place in range(f.deep[target]):
        bits |= f.power_lays[f.stack[target, place], target]
    f.plight[target] = bits
    f.idle = f.idle | 1 << target if bits & IDLE else f.idle & ~(1 << target)


def plight_of(f: Any, at: int) -> int:
    """What lies on somebody, as bits."""
    return int(f.plight[at]) if BEGUN else 0


def acts(f: Any, at: int) -> bool:
    """Whether somebody is not deprived of actions (``Table.acts``)."""
    return bool(f.life[at] == OK and not plight_of(f, at) & IDLE)


def afraid(f: Any, at: int) -> bool:
    """Whether somebody fears a creature that is there (``sight.afraid``): without a map it sees everybody."""
    if not plight_of(f, at) & AFRAID:
        return False
    for place in range(f.deep[at]):
        power = f.stack[at, place]
        if f.power_lays[power, at] & AFRAID and f.life[f.power_owner[power]] != DEAD:
            return rules.condition.frightened(True)
    return False


def unsure(f: Any, at: int) -> int:
    """Whether conditions make somebody's checks harder (``dice.hindrances``): 1 or 0."""
    return 1 if plight_of(f, at) & UNSURE or afraid(f, at) else 0


def wearily(f: Any, at: int) -> int:
    """The state of a saving throw that nothing but exhaustion makes harder."""
    return rules.dice.adv_cancel(0, 1 if plight_of(f, at) & WEARY else 0)


def chokes(f: Any, at: int) -> bool:
    """Whether somebody has been without air for too long: nothing helps but air (``Room.chokes``)."""
    return bool(f.gasps[at] and f.airless[at] > f.breath[at])


# -- effects that go on --------------------------------------------------------------------------------------------


def begins(f: Any, at: int, power: int) -> None:
    """An effect of somebody's begins."""
    f.kept_up[at, f.many_kept[at]] = power
    f.many_kept[at] += 1
    f.rounds_left[power] = f.power_rounds[power]
    tell(f, what.GOES_ON, at, NOBODY, NO_SUM, 0)


def running(f: Any, at: int, power: int) -> bool:
    """Whether an effect of somebody's goes on."""
    found = False
    for place in range(f.many_kept[at]):
        found = found or f.kept_up[at, place] == power
    return found


def holds_somebody(f: Any, power: int) -> bool:
    """Whether an effect still has somebody."""
    laid = 0
    for one in range(f.many):
        laid |= f.laid[one]
    return bool(laid >> power & 1)


def ends(f: Any, at: int, power: int, row: int) -> None:
    """An effect is over, and all that hangs on it."""
    f.many_kept[at] = taken_out(f.kept_up, at, f.many_kept[at], power)
    for one in range(f.many):
        lifts(f, power, one)
    tell(f, row, at, NOBODY, NO_SUM, 0)


def older(f: Any, at: int) -> None:
    """As a turn begins, its effects are a round older, and those end whose time is up or who have nobody any more."""
    place = 0
    while place < f.many_kept[at]:
        power = f.kept_up[at, place]
        if f.rounds_left[power] == 1 or not holds_somebody(f, power):
            ends(f, at, power, what.OVER)
        else:
            f.rounds_left[power] -= 1
            place += 1


def shaken_off(f: Any, whom: int, power: int) -> None:
    """Somebody has got over what a power brought, and may be proof against it from now on."""
    owner = f.power_owner[power]
    tell(f, what.RECOVERS, whom, NOBODY, NO_SUM, 0)
    lifts(f, power, whom)
    if f.power_once[power]:
        f.proof[whom] |= 1 << power
    if running(f, owner, power) and not holds_somebody(f, power):
        ends(f, owner, power, what.SHAKEN)
