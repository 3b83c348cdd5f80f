"""Compiled: morale, as ``morale.py`` of ``play`` has it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.osr import rules
from bojiste.systems.osr.kernel import what
from bojiste.systems.osr.kernel.body import FLED, SURRENDERED, UP, laid_low


def reversal(f: Any, at: int) -> None:
    """Somebody of a group has fallen: note each reversal that this is, once."""
    group = f.group[at]
    if not f.morale[at] or rules.combat.morale_two(f.successes[group]):
        return
    size, fallen, leader = 0, 0, False
    for one in range(f.many):
        if f.group[one] == group:
            size += 1
            if f.life[one] != UP and f.life[one] != FLED:
                fallen += 1
                leader = leader or f.leader[one] > 0
    first, half, led = rules.combat.morale_trigger(size, fallen, leader)
    seen = f.seen[group] | (1 if first else 0) | (2 if half else 0) | (4 if led else 0)
    if seen != f.seen[group]:
        f.seen[group], f.pending[group] = seen, 1
        tell(f, what.REVERSAL, at, NOBODY, NO_SUM, 0)


def checked(f: Any, side: int) -> None:
    """The first step of a side's turn: every group of which a reversal demands it is checked."""
    for at in range(f.many):
        if f.side[at] == side and f.pending[f.group[at]] and stands(f, at):
            check(f, at)


def stands(f: Any, at: int) -> bool:
    """Whether somebody has a morale, and has not lost it."""
    return f.morale[at] > 0 and f.up >> at & 1 > 0 and not f.fleeing[at]


def check(f: Any, first: int) -> None:
    """2d6 against the morale of the first who stands, once for the group."""
    group, total = f.group[first], roll(f, 6)
    total += roll(f, 6)
    holds = rules.combat.morale_roll(total, f.morale[first])
    f.pending[group] = 0
    f.successes[group] += 1 if holds else 0
    tell(f, what.HOLDS if holds else what.BREAKS, first, NOBODY, total, 0)
    if not holds:
        for at in range(first, f.many):
            if f.group[at] == group and stands(f, at):
                breaks(f, at)


def breaks(f: Any, at: int) -> None:
    """Whoever can go flees, the others give up."""
    if not f.move[at]:
        surrenders(f, at)
        return
    f.fleeing[at] = 1
    tell(f, what.FLIGHT, at, NOBODY, NO_SUM, 2 * what.FLEEING)


def surrenders(f: Any, at: int) -> None:
    """Somebody gives up."""
    laid_low(f, at, SURRENDERED)
    tell(f, what.SURRENDERS, at, NOBODY, NO_SUM, what.FLEEING if f.fleeing[at] else 0)
