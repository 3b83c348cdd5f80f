"""``srd5.turn.*``: what fits into a turn."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import FREE_INTERACTIONS

FREE, ACTION, REFUSED = 0, 1, 2
"""What an interaction with an object costs."""


@rule("srd5.turn.budget")
def budget(action_used: bool, can_act: bool = True) -> bool:
    """Whether an action is left on this turn."""
    return can_act and not action_used


@rule("srd5.turn.bonus_requires_source")
def bonus_requires_source(sources: int) -> bool:
    """Whether there is a bonus action at all: something must grant it."""
    return sources > 0


@rule("srd5.turn.bonus_one")
def bonus_one(bonus_used: bool) -> bool:
    """Whether the bonus action of the turn is still there."""
    return not bonus_used


@rule("srd5.turn.bonus_blocked")
def bonus_blocked(can_act: bool) -> bool:
    """Whether the bonus action is lost with the action."""
    return not can_act


def bonus(sources: int, bonus_used: bool, can_act: bool) -> bool:
    """Whether a bonus action may be taken now."""
    return bonus_requires_source(sources) and bonus_one(bonus_used) and not bonus_blocked(can_act)


@rule("srd5.turn.communicate")
def communicate(mute: int) -> bool:
    """Whether a creature can speak and make signs on its turn, which costs nothing."""
    return not mute


@rule("srd5.turn.free_interaction")
def free_interaction(interaction_used: bool, moves_or_acts: bool) -> bool:
    """Whether one object may be handled for nothing, as part of the move or the action."""
    return moves_or_acts and not interaction_used


@rule("srd5.turn.second_interaction")
def second_interaction(needs: int, interaction_free: bool, action_left: bool) -> int:
    """What handling an object costs now: nothing, the action, or it is ``REFUSED``.

    ``needs`` is what the object itself needs; ``interaction_free`` whether the turn's free interaction is left.
    """
    if needs == FREE and interaction_free:
        return FREE
    return ACTION if action_left else REFUSED


@rule("srd5.turn.gm_demands_action")
def gm_demands_action(listed: bool) -> int:
    """What an object needs where the referee does not say: nothing for what the list names, else the action."""
    return FREE if listed else ACTION


@rule("srd5.turn.interaction_list")
def interaction_list(act: str, flame: str, cover_lantern: bool) -> bool:
    """Whether the text of the printing (PR04, PR05) names an act as free; for similar ones the GM is asked."""
    if act == "cover_lantern":
        return cover_lantern
    if act in ("light_small_flame", "extinguish_small_flame"):
        return act.startswith(flame)
    return act in FREE_INTERACTIONS
