"""Compiled: a fight that is wholly under water, as ``water.py``, ``room.py`` and ``attack.py`` of ``play`` have it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.life import lies
from bojiste.systems.srd5.kernel.plight import chokes
from bojiste.systems.srd5.words import DYING, OK


def breathes(f: Any, at: int) -> None:
    """As a turn begins: one more round without air, which matters only to those who need any."""
    f.airless[at] += 1


def drowns(f: Any, at: int) -> None:
    """Whoever has choked long enough falls to 0 hit points and is dying: what it drops it never takes up again."""
    if f.life[at] == OK and chokes(f, at):
        f.lives_changed = 1
        new = lies(f, at, DYING) + moved(f.hp[at], 0, what.HP)
        f.hp[at] = 0
        tell(f, what.DROWNS, at, NOBODY, NO_SUM, new)


def lost_in_water(f: Any, at: int, target: int, way: int, distance: int) -> bool:
    """Whether a shot or a throw goes too far to hit anything."""
    if f.melee[way] or not rules.underwater.ranged_beyond(distance, f.normal[way]):
        return False
    tell(f, what.LOST_IN_WATER, at, target, NO_SUM, 0)
    return True
