"""Compiled: dice drawn as fights draw them, and nothing else: the least that a kernel takes."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from bojiste.kernel import dice, jit
from bojiste.kernel.desk import BITS, N
from bojiste.kernel.dice import begin, roll, turn_page
from bojiste.kernel.sources import rooms

COLUMNS = [("seed", BITS), *dice.COLUMNS, ("dice", N), ("faces", N)]
TURNS = 12
HITS = 10
FIGHTS = 400_000


def draw(desks: Any, fights: int) -> None:
    """The dice of so many fights of ``TURNS`` turns: a page for each turn, one die, and another where that one hits."""
    f = desks[0]
    for number in range(fights):
        begin(f, number)
        for turn in range(TURNS):
            turn_page(f, turn, turn & 1)
            if roll(f, 20) > HITS:
                f.faces += roll(f, 8)
        f.dice += f.drawn


def desks() -> Any:
    """An empty desk."""
    return np.zeros(1, COLUMNS).view(np.recarray)


def seconds() -> float:
    """Seconds of the processor that a die takes now."""
    drawing, desk = jit.compiled(draw, *rooms(Path(__file__).parent)), desks()
    drawing(desk, 1)
    start, before = process_time(), int(desk[0].dice)
    drawing(desk, FIGHTS)
    return (process_time() - start) / (int(desk[0].dice) - before)
