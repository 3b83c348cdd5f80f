"""Compiled: legendary actions, as ``legend.py`` of ``play`` has them, and which of them a tactic takes."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.blow import strike
from bojiste.systems.srd5.kernel.plight import acts
from bojiste.systems.srd5.kernel.power import LEGENDARY, many, possible, ready, uses, would_meet
from bojiste.systems.srd5.kernel.trait import room


def legendary(f: Any, after: int) -> None:
    """At the end of a turn every other legendary creature takes one of its legendary actions."""
    for at in range(f.many):
        if at != after and f.legendary[at]:
            able = rules.monster.legendary_actions(f.legendary_left[at], acts(f, at), f.surprised[at] > 0)
            if able:
                one_legendary(f, at)


def one_legendary(f: Any, at: int) -> None:
    """A power that meets two or more, else the first attack, else the first power (``magic.legendary``)."""
    power = sweeping(f, at, 1)
    if power < 0:
        for way in range(f.legend_way[at], f.legend_last[at]):
            target = near(f, at) if f.legend_cost[way] <= f.legendary_left[at] else -1
            if target >= 0:
                rested(f, at, f.legend_cost[way])
                strike(f, at, target, way)
                return
        power = sweeping(f, at, -1)
    if power >= 0:
        rested(f, at, f.power_cost[power])
        uses(f, at, power)


def rested(f: Any, at: int, cost: int) -> None:
    """A legendary action is taken."""
    f.legendary_left[at] -= cost
    tell(f, what.LEGENDARY, at, NOBODY, NO_SUM, 0)


def sweeping(f: Any, at: int, more_than: int) -> int:
    """The first legendary power that can be used and would meet more than so many, or -1."""
    for power in range(f.first_power[at], f.last_power[at]):
        fit = f.power_time[power] == LEGENDARY and f.power_cost[power] <= f.legendary_left[at]
        if fit and ready(f, power) and possible(f, at, power) and many(would_meet(f, at, power)) > more_than:
            return power
    return -1


def near(f: Any, at: int) -> int:
    """The first enemy that fights and can be struck, or -1: without room around everybody nobody has any shots."""
    for enemy in range(f.many):
        if f.enemies[at] & f.up & 1 << enemy and room(f, at, enemy):
            return enemy
    return -1
