"""``srd5.grapple.*``: holding a creature. Sizes are 0 … 5."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.grapple.target")
def target(size: int, target_size: int) -> bool:
    """Whether a creature may be grappled: it is at most one size larger."""
    return target_size <= size + 1


@rule("srd5.grapple.hand")
def hand(hands: int, busy: int) -> bool:
    """Whether a hand is free to hold somebody."""
    return busy < hands


@rule("srd5.grapple.auto")
def auto(incapacitated: bool, grapple_auto_vs_incapacitated: bool) -> bool:
    """Whether a grapple works without a contest (PR13)."""
    return incapacitated and grapple_auto_vs_incapacitated


@rule("srd5.grapple.ends")
def ends(grappler_acts: bool, distance: int, reach: int) -> bool:
    """Whether a grapple is over: the grappler is incapacitated, or the two are out of reach (half feet)."""
    return not grappler_acts or distance > reach


@rule("srd5.grapple.escape_dc")
def escape_dc(total: int, dc: int) -> bool:
    """Whether a check frees from a grapple with a stated DC."""
    return total >= dc


@rule("srd5.grapple.drag")
def drag(size: int, dragged_size: int) -> bool:
    """Whether dragging a creature halves the grappler's speed: not if it is two sizes smaller."""
    return dragged_size > size - 2
