"""Compiled: what is in the hands without a map, as ``hands.py`` of ``play`` has it, by states that ``arms`` made."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5.kernel import what


def holds_now(f: Any, at: int, hands: int) -> None:
    """Somebody's hands get into a state: what it strikes with from there."""
    f.grips[at], f.way[at], f.attacks[at] = hands, f.grip_way[hands], f.grip_attacks[hands]


def takes_up(f: Any, at: int, free: bool) -> None:
    """As a turn begins, what lies there is taken up, one thing a turn, by who is ``free`` to."""
    hands = f.grip_fresh[f.grips[at]]
    if f.grip_up[hands] >= 0 and free:
        hands = f.grip_up[hands]
        tell(f, what.PICKS_UP, at, NOBODY, NO_SUM, 0)
    holds_now(f, at, hands)


def lets_fall(f: Any, at: int) -> None:
    """Who falls drops what it holds."""
    f.dropped[at] = 0
    holds_now(f, at, f.grip_down[f.grips[at]])


def handles(f: Any, at: int, way: int) -> None:
    """What an attack takes comes to hand, or is put away for it."""
    if f.handles[way]:
        tell(f, what.STOWS if f.handles[way] > 1 else what.DRAWS, at, NOBODY, NO_SUM, 0)
    if f.then_grip[way] >= 0:
        f.grips[at] = f.then_grip[way]
