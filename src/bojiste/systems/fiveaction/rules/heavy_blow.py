"""fiveaction.heavy_blow: concussions."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("fiveaction.heavy_blow.shock")
def shock(failed_by: int) -> int:
    """Stun of a concussion."""
    return failed_by // 2 + 1 if failed_by > 0 else 0


@rule("fiveaction.heavy_blow.knock_down")
def knock_down(stun: int) -> int:
    """The target number of keeping one's feet."""
    return 10 * stun
