"""``srd5.shove.*``: knocking down and pushing away. Sizes are 0 … 5."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.shove.target")
def target(size: int, target_size: int) -> bool:
    """Whether a creature may be shoved: it is at most one size larger."""
    return target_size <= size + 1


@rule("srd5.shove.auto")
def auto(incapacitated: bool, shove_auto_vs_incapacitated: bool) -> bool:
    """Whether a shove works without a contest (PR14)."""
    return incapacitated and shove_auto_vs_incapacitated
