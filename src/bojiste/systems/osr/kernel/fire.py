"""Compiled: damage that lasts, once at the end of each turn of its victim's side (``play.damage.burn``)."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.osr import rules
from bojiste.systems.osr.kernel import what
from bojiste.systems.osr.kernel.blow import PROOF, RESISTS, SUFFERS, suffers
from bojiste.systems.osr.kernel.body import UP


def catches(f: Any, target: int, lasting: int) -> None:
    """A lasting damage begins, if a hit brings one (-1: none) and its victim is still there."""
    if lasting >= 0 and f.life[target] == UP:
        f.fires[target, f.burns[target]] = lasting
        f.fire_left[target, f.burns[target]] = f.lasts[lasting]
        f.burns[target] += 1
        tell(f, what.CATCHES, target, NOBODY, NO_SUM, 0)


def burns(f: Any, at: int) -> None:
    """Each lasting damage once, in the order in which they came."""
    many = f.burns[at]
    for place in range(many):
        f.burning[place], f.burning_left[place] = f.fires[at, place], f.fire_left[at, place]
    for place in range(many):
        if f.life[at] == UP:
            burn(f, at, f.burning[place], f.burning_left[place])


def burn(f: Any, at: int, lasting: int, left: int) -> None:
    """One of them, which comes so many times still (-1: until somebody ends it)."""
    total = 0
    for _ in range(f.fire_dice[lasting]):
        total += roll(f, f.fire_sides[lasting])
    damage, meets = rules.attack.persistent((total,), f.fire_flat[lasting]), f.fire_meets[lasting, at]
    shown = damage
    damage = rules.attack.min_damage(rules.attack.parts(damage, meets & RESISTS > 0, meets & SUFFERS > 0, False))
    if meets & PROOF:
        damage = 0
    if left > 0:
        burnt_down(f, at, lasting, left)
    suffers(f, at, at, what.BURNS, damage, shown)


def burnt_down(f: Any, at: int, lasting: int, left: int) -> None:
    """The first of those that are alike is one round nearer its end."""
    place = 0
    while f.fires[at, place] != lasting or f.fire_left[at, place] != left:
        place += 1
    if left > 1:
        f.fire_left[at, place] -= 1
        return
    f.burns[at] -= 1
    for after in range(place, f.burns[at]):
        f.fires[at, after], f.fire_left[at, after] = f.fires[at, after + 1], f.fire_left[at, after + 1]
