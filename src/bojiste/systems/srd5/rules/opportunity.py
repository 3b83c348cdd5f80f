"""``srd5.opportunity.*``: opportunity attacks. Distances are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.opportunity.trigger", "srd5.passing.provokes")
def trigger(leaves_reach: bool, may_harm: bool, sees: bool, can_react: bool) -> bool:
    """Whether a step lets an enemy make an opportunity attack: the mover leaves its reach, and it may strike, sees the
    mover and has its reaction. Moving past somebody without leaving its reach does nothing."""
    return leaves_reach and may_harm and sees and can_react


@rule("srd5.opportunity.reach_each")
def reach_each(distance_before: int, distance_after: int, reach: int) -> bool:
    """Whether a step leaves the reach of this very attack option."""
    return distance_before <= reach < distance_after


@rule("srd5.opportunity.timing", "srd5.reaction.resume")
def timing(hp: int, can_move: bool) -> bool:
    """Whether the mover goes on after the attack, which came before its step; else it stays there, the step unpaid."""
    return hp > 0 and can_move


@rule("srd5.opportunity.one_attack")
def one_attack(melee: bool) -> bool:
    """Whether an attack can be the one attack: any melee attack (grappling and shoving take the Attack action)."""
    return melee


@rule("srd5.opportunity.disengage")
def disengage(covered: bool) -> bool:
    """Whether movement provokes that Disengage may cover."""
    return not covered
