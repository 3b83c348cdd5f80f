"""fiveaction.round: rounds and actions."""

from __future__ import annotations

from bojiste.core.rule import rule

ACTIONS = 5


@rule("fiveaction.round.structure")
def structure(slower: int) -> int:
    """Actions of a round: five, less what low initiative takes (0..2)."""
    return ACTIONS - slower


@rule("fiveaction.round.action_costs")
def action_costs(price: int, left: int) -> bool:
    """Whether the turn can pay for an activity."""
    return price <= left


@rule("fiveaction.round.spare_actions")
def spare_actions(left: int, acted: bool) -> int:
    """What lasts of unused actions into the next round; nothing before the first turn of a fight."""
    return left if acted else 0


@rule("fiveaction.round.end_of_fight")
def end_of_fight(sides: int) -> bool:
    """Whether at most one side has somebody left who fights."""
    return sides <= 1
