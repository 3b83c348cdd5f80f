"""Compiled: what traits add to hits and turn aside, and the room around somebody, as ``hit.py``, ``traits.py``,
``ward.py``, ``damage.py`` and ``reach.py`` of ``play`` have it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, moved, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.plight import IDLE, NUMB, wearily
from bojiste.systems.srd5.kernel.test import withstood
from bojiste.systems.srd5.traits.relentless import shrugs
from bojiste.systems.srd5.traits.undead_fortitude import fortitude
from bojiste.systems.srd5.words import OK

SNEAKED, PRESSED = 1, 2
"""Extra dice that this turn has had (``extras``)."""
RELENTED, ENDURED = 1, 2
"""What somebody has used up (``used``)."""
DIE = 6
"""Sides of the dice of traits."""


# -- room ----------------------------------------------------------------------------------------------------------


def room(f: Any, at: int, target: int) -> bool:
    """Whether there is room for one more around somebody whom others stand around (``play.reach.room_around``)."""
    whole = f.whole[target]
    if whole == 0:
        return True
    taken = 0
    for other in range(f.many):
        if other != at and f.beside[other] == target and f.life[other] == OK:
            taken += f.share[target, other]
    return taken == 0 or rules.size.room(taken + f.share[target, at], whole)


# -- hits ----------------------------------------------------------------------------------------------------------


def flanked(f: Any, at: int, target: int) -> bool:
    """Whether an ally who can act stands at somebody's side (``around``: who does; without a map they all do)."""
    return f.allies[at] & f.up & ~f.idle & f.around[target] != 0  # type: ignore[no-any-return]


def emboldened(f: Any, at: int, target: int, way: int) -> int:
    """How many traits help somebody's attack."""
    helps = 0
    if (f.melee[way] and f.frenzied[at] and f.hp[target] < f.hp_max[target]) or (
        f.ambushes[at] and f.rounds == f.first_round and f.caught[target]
    ):
        helps += 1
    if f.packs[at] and flanked(f, at, target):
        helps += 1
    return helps


def extra_dice(f: Any, at: int, target: int, way: int, state: int) -> bool:
    """How many dice each trait adds to a hit (``more``); whether any does (``play.hit.extras``)."""
    f.more[0] = f.more[1] = f.more[2] = 0
    stabs = f.sneaks[at] > 0 and f.stabs[way] > 0 and not f.extras[at] & SNEAKED
    if stabs and (state > 0 or (state == 0 and flanked(f, at, target))):
        f.extras[at] |= SNEAKED
        f.more[0] = f.sneaks[at]
        tell(f, what.SNEAKS, at, target, NO_SUM, 0)
    if f.presses[at] and not f.extras[at] & PRESSED and flanked(f, at, target):
        f.extras[at] |= PRESSED
        f.more[1] = f.presses[at]
        tell(f, what.EXTRA_DICE, at, target, NO_SUM, 0)
    if f.startles[at] and f.rounds == f.first_round and f.caught[target]:
        f.more[2] = f.startles[at]
        tell(f, what.EXTRA_DICE, at, target, NO_SUM, 0)
    return f.more[0] + f.more[1] + f.more[2] > 0  # type: ignore[no-any-return]


# -- turned aside --------------------------------------------------------------------------------------------------


def parried(f: Any, target: int, at: int, total: int, against: int) -> int:
    """How much Armor Class somebody gains by a parry, where that makes the hit a miss (``play.ward.turned``)."""
    gained = int(f.parries[target])
    barred = f.plight[target] & (IDLE | NUMB) > 0
    able = f.life[target] == OK and rules.reaction.can_react(f.reaction[target] > 0, barred, f.surprised[target] > 0)
    if not gained or not able or total >= against + gained:
        return 0
    f.reaction[target] = 0
    tell(f, what.PARRIES, target, at, NO_SUM, 0)
    return gained


def stays_up(f: Any, target: int, damage: int, overflow: int, sure: bool) -> bool:
    """Whether a trait keeps somebody at 1 hit point (``play.damage._stays_up``); ``sure``: the blow was critical, or
    radiant."""
    if rules.zero.instant_death(overflow, f.hp_max[target]):
        return False
    held = False
    if f.fortitude[target] and not sure:
        held = withstood(f, target, f.toughness[target], wearily(f, target), fortitude(damage))
    if not held and f.shrugs[target] and shrugs(damage, f.shrugs[target]) and not f.used[target] & RELENTED:
        held = True
        f.used[target] |= RELENTED
    if not held and f.endures[target] and not f.used[target] & ENDURED:
        held = True
        f.used[target] |= ENDURED
    if held:
        f.hp[target] = 1
        tell(f, what.STAYS_UP, target, -1, NO_SUM, moved(0, 1, what.HP))
    return held
