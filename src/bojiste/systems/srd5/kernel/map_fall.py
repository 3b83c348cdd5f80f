"""Compiled: falling, and lying on the ground for it, as ``fall.py`` and ``condition.py`` of ``play`` have it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.life import harm
from bojiste.systems.srd5.kernel.map_high import aloft, ground
from bojiste.systems.srd5.kernel.plight import FALLEN
from bojiste.systems.srd5.words import DEAD, OK, SQUARE

DIE = 6


def unless_held(f: Any, at: int) -> None:
    """Who hangs on a face, or jumps, and is down or lies all of a sudden falls."""
    if (f.life[at] != OK or f.prone[at]) and aloft(f, at) > 0:
        falls_down(f, at)


def falls_down(f: Any, at: int) -> None:
    """A fall over the whole height; whoever is hurt lies."""
    height, down = SQUARE * aloft(f, at), ground(f, f.x[at], f.y[at])
    tell(f, what.FALLS_DOWN, at, NOBODY, NO_SUM, moved(f.z[at], down, what.Z))
    f.z[at] = down
    dice = rules.fall.damage(height)
    if f.life[at] == DEAD or dice == 0:
        return
    hp, thp, total = f.hp[at], f.thp[at], 0
    for _ in range(dice):
        total += roll(f, DIE)
    amount, meeting = rules.damage.roll(total, 0, f.least), f.fall_meets[at]
    if meeting:
        amount = rules.damage.order(amount, meeting & 1, meeting >> 1 & 1, meeting >> 2 > 0)
    harm(f, NOBODY, at, amount, total, False, False)
    if rules.fall.prone(hp != f.hp[at] or thp != f.thp[at]) and f.life[at] == OK:
        thrown_down(f, at)


def thrown_down(f: Any, at: int) -> None:
    """Somebody lies on the ground from now on, if it did not for this cause already."""
    if f.upright[at] or f.floored[at] & FALLEN:
        return
    f.prone[at] = 1
    f.floored[at] |= FALLEN
    tell(f, what.THROWN_DOWN, NOBODY, at, NO_SUM, 0)
