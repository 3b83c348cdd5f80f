"""Dice with advantage and disadvantage, even chances."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bojiste.core.dice import Rolled, die
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.table import Table


def d20(rule: Callable[..., Any], who: str, state: int) -> Course[tuple[int, tuple[Rolled, ...]]]:
    """One die, or two with (dis)advantage: the face that counts, and how they are shown."""
    request = die(20, rule, who)
    first = yield request
    if not state:
        return first, (Rolled(20, first),)
    second = yield request
    counts = rules.completion.kept(state, (first, second))
    return counts, (Rolled(20, first, counts == first), Rolled(20, second, counts == second and first != second))


def even(table: Table, rule: Callable[..., Any], who: str, kind: str, **data: Any) -> Course[bool]:
    """An even chance that what ``rule`` names happens; told as ``kind`` either way."""
    sides = 6 if table.options.fifty_die == "d6" else 100
    face = yield die(sides, rule, who)
    happens = rules.check.fifty_percent(face, sides)
    result = "yes" if happens else "no"
    yield Event(kind, rule, who, rolls=(Rolled(sides, face),), data={"happens": result, **data}, seen=OPEN)
    return happens
