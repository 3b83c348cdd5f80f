"""Compiled: what somebody does in its part of a turn, as ``turn.py`` and ``deeds.py`` of ``play`` have it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.osr.kernel import what
from bojiste.systems.osr.kernel.blow import strike
from bojiste.systems.osr.kernel.fire import catches
from bojiste.systems.osr.kernel.melee import bound
from bojiste.systems.osr.kernel.nerve import surrenders
from bojiste.systems.osr.kernel.tactic import (
    ATTACK,
    AWAY,
    DISENGAGE,
    END,
    LOAD,
    SPRINT,
    THROW,
    TOWARD,
    wished,
)
from bojiste.systems.osr.kernel.walk import retreat, toward


def acts(f: Any, at: int) -> None:
    """One member goes on until it wants no more."""
    verb, target, way = wished(f, at, END, NOBODY)
    if verb != END:
        tell(f, what.TURN, at, NOBODY, NO_SUM, 0)
    while verb != END:
        good = done(f, at, verb, target, way)
        verb, target, way = wished(f, at, END if good else verb, target)


def done(f: Any, at: int, verb: int, target: int, way: int) -> bool:
    """Do what is wished; whether it was not in vain."""
    if verb in (ATTACK, THROW):
        if strike(f, at, target, way, verb == THROW):
            catches(f, target, f.brings[way])
    elif verb in (TOWARD, AWAY):
        if not (toward(f, at, target) if verb == TOWARD else retreat(f, at, what.WITHDRAW)):
            tell(f, what.NO_WAY, at, NOBODY, NO_SUM, 0)
            return False
    elif verb == SPRINT:
        sprints(f, at)
    elif verb == DISENGAGE:
        disengages(f, at)
    elif verb == LOAD:
        f.acted[at], f.loaded[way] = 1, 1
        tell(f, what.LOADS, at, NOBODY, NO_SUM, 0)
    return True


def sprints(f: Any, at: int) -> None:
    """Give up the action to go twice as far."""
    f.acted[at], f.sprinting[at] = 1, 1
    tell(f, what.SPRINTS, at, NOBODY, NO_SUM, 0)


def disengages(f: Any, at: int) -> None:
    """Give up the action to be free to leave."""
    f.acted[at], f.disengaged[at] = 1, 1
    tell(f, what.DISENGAGES, at, NOBODY, NO_SUM, 0)


def flees(f: Any, at: int) -> None:
    """The turn of somebody who flees: out of melee if it is bound, else at a run; whoever cannot leave gives up."""
    if bound(f, at):
        disengages(f, at)
    else:
        sprints(f, at)
    if not retreat(f, at, what.FLEES):
        surrenders(f, at)
