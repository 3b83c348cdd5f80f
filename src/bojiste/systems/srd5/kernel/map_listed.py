"""Compiled: what a Multiattack has left. What each of its attacks leaves the rules have said when the scene was set up
(``map_lists``): here its states are numbers, 0 is none."""

from __future__ import annotations

from typing import Any


def listed(f: Any, at: int, way: int) -> None:
    """What this attack leaves of the Multiattack that has begun, or begins (``play.action.after_strike``)."""
    after = f.leads[f.listing if f.acted else f.multiattack[at], way - f.way[at]]
    if after:
        f.listing = after
        f.attacks_left = f.blows_left[after]


def allowed(f: Any, at: int, way: int) -> bool:
    """Whether the Multiattack that has begun has this attack left."""
    return bool(f.leads[f.listing, way - f.way[at]])
