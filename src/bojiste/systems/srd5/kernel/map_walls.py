"""Compiled: what walls keep apart on a map, as ``cover.py`` of ``play`` has it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.lines import CORNERS, between, shelf, stopped_for_good
from bojiste.kernel.ways import PLACES, square_at
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel.known import HIGH

WALLS, HOLED, SOFT = range(3)
"""What stops a line: what fills its space; that or what has holes (both stay in all fights); whatever there is."""


def closed(f: Any, x: int, y: int, u: int, v: int) -> bool:
    """Whether walls stop all lines from every corner of one square to another: kept from one time to the next."""
    start = f.layer * PLACES + square_at(x, y) if HIGH else square_at(x, y)
    question = start * PLACES + square_at(u, v) + 1
    place = shelf(question)
    if f.closings[place] >> 1 != question:
        f.closings[place] = question << 1 | (1 if walled_off(f, x, y, u, v) else 0)
    return bool(f.closings[place] & 1)


def walled_off(f: Any, x: int, y: int, u: int, v: int) -> bool:
    """The same, looked at."""
    if not between(f, WALLS, x, y, u, v):
        return False
    for corner in range(CORNERS):
        if not rules.cover.total(rules.cover.of_lines(stopped_for_good(f, WALLS, corner, x, y, u, v))):
            return False
    return True
