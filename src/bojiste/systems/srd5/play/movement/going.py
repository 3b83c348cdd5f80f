"""How somebody moves."""

from __future__ import annotations

from typing import NamedTuple

RISE = 1
"""How many squares a step may go up or down; what is higher must be climbed."""


class Going(NamedTuple):
    """How somebody moves, and how high it will be at the end (``None``: on the ground, wherever it comes to)."""

    mode: str = "walk"
    z: int | None = None


WALK = Going()
