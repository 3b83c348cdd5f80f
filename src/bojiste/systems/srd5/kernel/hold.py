"""Compiled: what hits bring besides damage: who is thrown down, held and bound by whom, as ``meet.py`` and
``condition.py`` of ``play`` have it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.known import BEGUN
from bojiste.systems.srd5.kernel.plight import STILL, acts, lays
from bojiste.systems.srd5.words import SQUARE


def has_hand_for(f: Any, at: int, power: int) -> bool:
    """Whether somebody can hold one more (``play.hit._room_for``)."""
    most, holds = f.power_most[power], 0
    for other in range(f.many):
        if f.gripped[other] >> at & 1:
            holds += 1
    return most == 0 or bool(holds < most)


def befallen(f: Any, at: int, target: int, power: int) -> bool:
    """Whether somebody gets into anything that it is not in by the same cause already (``play.condition.suffer``)."""
    fresh = 0
    if f.power_floors[power, target] and not f.floored[target] >> f.power_mark[power] & 1:
        f.floored[target] |= 1 << f.power_mark[power]
        f.prone[target] = 1
        fresh += 1
    if f.power_grips[power, target] and not f.gripped[target] >> at & 1:
        f.gripped[target] |= 1 << at
        fresh += 1
    if f.power_binds[power, target] and not f.bound[target] >> at & 1:
        f.bound[target] |= 1 << at
        fresh += 1
    return lays(f, power, target) or fresh > 0


def still(f: Any, at: int) -> bool:
    """Whether a hold, or what it suffers, keeps somebody where it is."""
    return BEGUN and bool(f.gripped[at] != 0 or f.bound[at] != 0 or f.plight[at] & STILL)


def dodge_lost(f: Any, at: int) -> None:
    """Dodge is over for who cannot move any more."""
    if f.dodging[at] and rules.action.dodge_lost(acts(f, at), 0 if still(f, at) else 1):
        f.dodging[at] = 0
        tell(f, what.DODGE_LOST, at, NOBODY, NO_SUM, 0)


def lets_go(f: Any, at: int) -> None:
    """All holds of somebody who can no longer act are over, and what they brought (``play.condition.grapple_ends``)."""
    for held in range(f.many):
        if f.gripped[held] >> at & 1 and rules.grapple.ends(acts(f, at), SQUARE, SQUARE):
            f.gripped[held] &= ~(1 << at)
            f.bound[held] &= ~(1 << at)
            tell(f, what.LETS_GO, at, held, NO_SUM, 0)
