"""Compiled: what becomes of somebody, as ``death.py`` of ``play`` has it. Whoever is not up lies there, or is away: it
binds nobody, and is in nobody's way."""

from __future__ import annotations

from typing import Any

UP, DEAD, FLED, SURRENDERED = 0, 1, 2, 3


def laid_low(f: Any, at: int, life: int) -> None:
    """Somebody takes no part in the fight any more."""
    f.life[at] = life
    f.up &= ~(1 << at)
