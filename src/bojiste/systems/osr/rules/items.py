"""What becomes of the things of somebody destroyed."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("osr.items.destroyed")
def destroyed(tags: tuple[str, ...]) -> bool:
    """Whether a killing blow destroys all ordinary things its victim carried."""
    return "destructive" in tags


@rule("osr.items.magic_bonus")
def magic_bonus(bonuses: tuple[int, ...]) -> int:
    """What a magic item adds to its own saving throw: its highest combat bonus."""
    return max(bonuses, default=0)
