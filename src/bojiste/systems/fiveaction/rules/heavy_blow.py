"""fiveaction.heavy_blow: concussions."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding


@rule("fiveaction.heavy_blow.shock")
def shock(failed_by: int, way: str) -> int:
    """Stun of a failed test: one for the failure itself, and one for two points of it (none, if the natural alone
    decided)."""
    return rounding(failed_by, 1, 2, way) + 1


@rule("fiveaction.heavy_blow.knock_down")
def knock_down(stun: int) -> int:
    """The target number of keeping one's feet."""
    return 10 * stun
