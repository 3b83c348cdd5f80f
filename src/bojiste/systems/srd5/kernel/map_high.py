"""Compiled: how high somebody is on a map whose ground is not level, as ``room.py`` of ``play`` has it: where there
are heights everybody's space is one square, and as high as that."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.ways import square_at
from bojiste.systems.srd5.kernel.map_walls import HOLED, WALLS

RISE = 1
"""How many squares a step may go up or down (``play.movement.RISE``)."""


def ground(f: Any, x: int, y: int) -> int:
    """How high the ground is."""
    return f.level[square_at(x, y)]  # type: ignore[no-any-return]


def aloft(f: Any, at: int) -> int:
    """How high above the ground somebody is."""
    return f.z[at] - ground(f, f.x[at], f.y[at])  # type: ignore[no-any-return]


def top_beside(f: Any, at: int) -> int:
    """The top of the face that somebody hangs on or stands at: the highest ground beside its space
    (``Room.hanging``)."""
    found, x, y = 0, f.x[at], f.y[at]
    for turn in range(4):
        u, v = x + (turn == 0) - (turn == 1), y + (turn == 2) - (turn == 3)
        if 0 <= u < f.wide and 0 <= v < f.high and not f.solid[v] >> u & 1:
            found = max(found, ground(f, u, v))
    return found


def on_foot(f: Any, at: int) -> bool:
    """Whether somebody can walk off from where it is (``movement.on_foot``): from the ground, or from a face to a ledge
    beside it."""
    if aloft(f, at) == 0:
        return True
    for v in range(max(0, f.y[at] - 1), min(f.high, f.y[at] + 2)):
        for u in range(max(0, f.x[at] - 1), min(f.wide, f.x[at] + 2)):
            level = ground(f, u, v)
            if level > 0 and abs(level - f.z[at]) <= RISE:
                return True
    return False


def meets(f: Any, at: int, other: int) -> bool:
    """Whether another's body is as high as somebody walks (``movement._meets``)."""
    return bool(-f.body[other] < aloft(f, other) < f.body[at])


def hangs_at(f: Any, x: int, y: int, at: int) -> bool:
    """Whether a body hangs over a square as high as somebody's is: else all who are there are far below."""
    for other in range(f.many):
        high = f.z[other] + f.body[other] > f.z[at] and f.z[at] + f.body[at] > f.z[other]
        if other != at and f.x[other] == x and f.y[other] == y and high:
            return True
    return False


# -- what is between -----------------------------------------------------------------------------------------------


def between_heights(f: Any, other: int, at: int, whom: int) -> bool:
    """Whether a body is as high as the room between two others (``Room.between``)."""
    low = min(f.z[at], f.z[whom])
    high = max(f.z[at] + f.body[at], f.z[whom] + f.body[whom])
    return bool(low < f.z[other] + f.body[other] and f.z[other] < high)


def layered(f: Any, at: int, other: int) -> None:
    """What fills its space for lines between two: walls, and ground that is higher than both heads."""
    laid_below(f, max(f.z[at] + f.body[at], f.z[other] + f.body[other]))


def laid_below(f: Any, eyes: int) -> None:
    """The same for lines below the higher of two heads."""
    layer = 0
    while layer < f.grades and f.grade[layer] < eyes:
        layer += 1
    laid(f, layer)


def laid(f: Any, layer: int) -> None:
    """Walls, and the ground of all heights from one on (``grades``: of none)."""
    if f.layer != layer:
        f.layer = layer
        for y in range(f.high):
            f.blocks[WALLS, y] = f.as_drawn[WALLS, y] | f.ramparts[layer, y]
            f.blocks[HOLED, y] = f.as_drawn[HOLED, y] | f.ramparts[layer, y]
