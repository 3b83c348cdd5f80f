"""``srd5.opportunity.*``: opportunity attacks. Distances are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules import reaction


@rule("srd5.opportunity.trigger")
def trigger(
    in_reach_before: bool,
    in_reach_after: bool,
    hostile: bool,
    sees: bool,
    can_react: bool,
    exempt: bool = False,
) -> bool:
    """Whether a step lets somebody make an opportunity attack: the mover leaves the reach of one who may and sees.

    ``exempt``: Disengage, teleporting, or movement that is not the mover's own.
    """
    return in_reach_before and not in_reach_after and hostile and sees and can_react and not exempt


@rule("srd5.opportunity.reach_each")
def reach_each(distance_before: int, distance_after: int, reach: int) -> bool:
    """Whether a step leaves the reach of this very attack option."""
    return distance_before <= reach < distance_after


@rule("srd5.opportunity.timing")
def timing(hp: int, can_move: bool) -> bool:
    """Whether the mover goes on after the attack, which came before its step; else it stays there, the step unpaid."""
    return hp > 0 and can_move


@rule("srd5.opportunity.one_attack")
def one_attack(melee: bool, grapple_or_shove: bool = False) -> bool:
    """Whether an option can be the one attack: any melee attack, but neither grapple nor shove."""
    return melee and not grapple_or_shove


@rule("srd5.opportunity.disengage")
def disengage(disengaged: bool) -> bool:
    """Whether movement on this turn provokes in spite of what the mover did."""
    return not disengaged


@rule("srd5.opportunity.teleport")
def teleport(teleports: bool) -> bool:
    """Whether a change of place provokes: teleporting never does."""
    return not teleports


@rule("srd5.opportunity.forced")
def forced(own_movement: bool, own_action: bool = False, own_reaction: bool = False) -> bool:
    """Whether a creature is merely moved: neither its movement nor its action nor its reaction is used."""
    return not (own_movement or own_action or own_reaction)


@rule("srd5.opportunity.own_reaction_moves")
def own_reaction_moves(own_action: bool, own_reaction: bool) -> bool:
    """Whether movement outside the creature's move provokes: if its own action or reaction makes it."""
    return not forced(False, own_action, own_reaction)


@rule("srd5.opportunity.simultaneous")
def simultaneous(places: tuple[int, ...]) -> tuple[int, ...]:
    """The order of several reactors to one step: by their places in the initiative order."""
    return reaction.simultaneous(places)


def exempt(disengaged: bool, teleports: bool, moved_by_others: bool) -> bool:
    """Whether a movement provokes nobody (what ``trigger`` takes)."""
    return moved_by_others or not teleport(teleports) or not disengage(disengaged)
