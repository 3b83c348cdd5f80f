"""``srd5.hiding.*``: hiding and being found."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules import surprise


@rule("srd5.hiding.when", "srd5.hiding.invisible")
def when(seen: bool) -> bool:
    """Whether one can hide from somebody: not while that one sees the creature clearly. An invisible one always can;
    it is not hidden before it does."""
    return not seen


@rule("srd5.hiding.check")
def check(stealth: int, passive: int, stealth_tie: str) -> bool:
    """Whether the total of a Stealth check hides from this passive Perception."""
    return not surprise.tie(passive, stealth, stealth_tie)


@rule("srd5.hiding.active_search")
def active_search(perception: int, stealth: int) -> bool:
    """Whether a Search finds who hides at this total; at a tie it stays hidden."""
    return perception > stealth


@rule("srd5.hiding.lost")
def lost(own_step: bool, saw_before: bool, sees_now: bool, beside: bool) -> bool:
    """Whether who is hidden is found by a step: it moves in clear view, or the other comes to see it clearly or to
    stand beside it in clear view."""
    return sees_now and (own_step or beside or not saw_before)
