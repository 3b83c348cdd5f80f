"""Compiled: those who join a fight later, as ``flow.py``, ``initiative.py`` and ``turns.py`` of ``play`` have it.

Whom a side awaits keeps it standing: a bit of ``up`` and of ``members`` behind those of all fighters.
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.order import rolled
from bojiste.systems.srd5.kernel.plain import MOST
from bojiste.systems.srd5.words import DEAD, OK


def awaited(f: Any) -> None:
    """Before the first round: who is still to come, and for which sides."""
    f.awaits = 0
    for at in range(f.many):
        f.away[at] = 1 if f.arrives[at] else 0
        if f.arrives[at]:
            f.leader[at] = NOBODY
            f.awaits += 1
            f.up |= 1 << MOST + f.side[at]


def join_late(f: Any) -> None:
    """Whoever is due stands there, rolls for initiative, and gets a place in the order (``play.flow.join_late``)."""
    for at in range(f.many):
        if f.away[at] and f.arrives[at] == f.rounds:
            tell(f, what.JOINS, at, NOBODY, NO_SUM, moved(DEAD, OK, what.LIFE_))
            f.life[at], f.leader[at] = OK, f.company[at]
            f.up |= 1 << at
    for at in range(f.many):
        if f.away[at] and f.leader[at] == at:
            if not f.given[at]:
                rolled(f, at)
            placed(f, at, f.initiative[at])
    f.awaits = 0
    for side in range(f.sides):
        f.up &= ~(1 << MOST + side)
    for at in range(f.many):
        if f.life[at] == OK:
            f.away[at] = 0
        elif f.away[at]:
            f.awaits += 1
            f.up |= 1 << MOST + f.side[at]


def placed(f: Any, leader: int, count: int) -> None:
    """Those who have rolled together come behind all with as high a count, one after another."""
    for one in range(leader, f.many):
        if f.away[one] and f.leader[one] == leader:
            spot = 0
            while spot < f.listed and f.initiative[f.order[spot]] >= count:
                spot += 1
            for place in range(f.listed, spot, -1):
                f.order[place] = f.order[place - 1]
                f.place[f.order[place]] = place
            f.order[spot], f.place[one] = one, spot
            f.listed += 1
    tell(f, what.ORDER, NOBODY, NOBODY, NO_SUM, 0)


def never_came(f: Any) -> None:
    """Who was still on the way when all was over is well (``measure``)."""
    if f.awaits:
        for at in range(f.many):
            if f.away[at]:
                f.life[at] = OK
