"""Compiled: getting about on a map otherwise than on foot, as ``policy.roam`` has it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.ways import column_of, row_of
from bojiste.systems.srd5.kernel.map_aim import looks_at_hands
from bojiste.systems.srd5.kernel.map_climb import climbs, climbs_to_somebody, jump_pays, jumps, landing
from bojiste.systems.srd5.kernel.map_deeds import CLIMB, JUMP, NOTHING, SHOVE
from bojiste.systems.srd5.kernel.map_shove import offered, over_the_edge, shoves
from bojiste.systems.srd5.kernel.tactic import NAIVE


def roam(f: Any, at: int, stayed: bool) -> int:
    """Shove somebody over an edge, or come within reach of an enemy otherwise than on foot; ``NOTHING``: neither."""
    if stayed or (f.acted and not f.attacks_left):
        return NOTHING
    looks_at_hands(f, at)
    f.shoved = over_the_edge(f, at)
    if f.tactic[at] != NAIVE and f.shoved >= 0 and offered(f, at, f.shoved):
        return SHOVE
    if f.facing == 0 or f.target >= 0:
        return NOTHING
    if climbs_to_somebody(f, at):
        return CLIMB
    return JUMP if jump_pays(f, at) else NOTHING


def roams(f: Any, at: int, deed: int) -> None:
    """Do so."""
    if deed == SHOVE:
        shoves(f, at, f.shoved)
    elif deed == CLIMB:
        climbs(f, at)
    elif deed == JUMP:
        square = landing(f, at)
        jumps(f, at, column_of(square), row_of(square))
