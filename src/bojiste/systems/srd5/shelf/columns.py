"""The columns of the list: what people choose monsters by."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from bojiste.core.shelf import Column, Table


def _challenge(table: Table) -> Fraction | int | None:
    value = table.get("challenge")
    if isinstance(value, str) and value in ("1/8", "1/4", "1/2"):
        return Fraction(value)
    return value if isinstance(value, int) else None


def _speed(table: Table) -> int:
    """The fastest way it moves, in feet."""
    speed: Any = table.get("speed", 30)
    ways = speed.values() if isinstance(speed, Mapping) else (speed,)
    return max((far for far in ways if type(far) is int), default=0)


COLUMNS = (
    Column("ac", lambda table: table.get("ac")),
    Column("hp", lambda table: table.get("hp_max")),
    Column("cr", _challenge),
    Column("xp", lambda table: table.get("experience")),
    Column("kind", lambda table: table.get("type", "humanoid"), words="creature"),
    Column("speed", _speed),
    Column("size", lambda table: table.get("size", "medium"), words="size"),
)
