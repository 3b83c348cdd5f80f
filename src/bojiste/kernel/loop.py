"""Compiled: the loop of every kernel. A system says how a fight is set up, played and measured."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bojiste.kernel import jit
from bojiste.kernel.counts import count, stray, written
from bojiste.kernel.dice import begin


def loop(
    name: str, set_up: Callable[[Any, Any], None], fight: Callable[[Any], None], measured: Callable[[Any], None]
) -> Callable[..., None]:
    """The loop of fights that are set up (a desk, as the scene sets up another), played and measured on the desk by
    these functions; ``name`` tells it from those of others."""
    return jit.copied(_fights, {"_set_up": set_up, "_fight": fight, "_measured": measured}, name)


def _fights(desks: Any, begins: Any, first: int, last: int, table: Any, fates: Any) -> None:
    """Play and count the fights from the first number up to, not including, the last; ``begins`` is the desk as the
    scene sets it up, ``table`` has a row for each fight, or none, ``fates`` for each way a fight can go."""
    f, fresh = desks[0], begins[0]
    for number in range(first, last):
        _set_up(f, fresh)
        begin(f, number)
        f.astray = 0
        _fight(f)
        if f.astray:
            stray(f, number)
            continue
        _measured(f)
        count(f, number, fates)
        if len(table):
            written(f, table, number - first)


_set_up: Any = None
_fight: Any = None
_measured: Any = None
"""What the loop calls: its copies know it."""
