"""``srd5.turn.*``: what fits into a turn."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.condition import NO_SPEECH
from bojiste.systems.srd5.words import FREE_INTERACTIONS

FREE, ACTION, REFUSED = 0, 1, 2
"""What an interaction with an object costs."""

LISTED, FEATURE, STAT_BLOCK, IMPROVISED = 0, 1, 2, 3
"""Where an action comes from."""

ACTIONS = (
    "attack",
    "cast",
    "dash",
    "disengage",
    "dodge",
    "help",
    "hide",
    "ready",
    "search",
    "use_object",
)


@rule("srd5.turn.budget")
def budget(action_used: bool, can_act: bool = True) -> bool:
    """Whether an action is left on this turn."""
    return can_act and not action_used


@rule("srd5.turn.order_free")
def order_free(movement_left: int, action_used: bool) -> tuple[bool, bool]:
    """Whether moving and acting are open now: neither waits for the other, and the move may be split around it."""
    return movement_left > 0, not action_used


@rule("srd5.turn.skip")
def skip(own_turn: bool) -> bool:
    """Whether the turn may be ended now, whatever of it is unused: always, and it costs nothing."""
    return own_turn


@rule("srd5.turn.action_sources")
def action_sources(action: str, features: tuple[str, ...] = (), stat_block: tuple[str, ...] = ()) -> int:
    """Where an action comes from: ``LISTED``, ``FEATURE``, ``STAT_BLOCK``, else ``IMPROVISED`` (the GM is asked)."""
    if action in ACTIONS:
        return LISTED
    if action in features:
        return FEATURE
    return STAT_BLOCK if action in stat_block else IMPROVISED


@rule("srd5.turn.bonus_requires_source")
def bonus_requires_source(sources: int) -> bool:
    """Whether there is a bonus action at all: something must grant it."""
    return sources > 0


@rule("srd5.turn.bonus_one")
def bonus_one(bonus_used: bool) -> bool:
    """Whether the bonus action of the turn is still there."""
    return not bonus_used


@rule("srd5.turn.bonus_timing")
def bonus_timing(own_turn: bool, own_text_allows: bool = True) -> bool:
    """Whether this is a moment for a bonus action: any of the own turn, unless its own text fixes another."""
    return own_turn and own_text_allows


@rule("srd5.turn.bonus_blocked")
def bonus_blocked(can_act: bool) -> bool:
    """Whether the bonus action is lost with the action."""
    return not can_act


def bonus(sources: int, bonus_used: bool, own_turn: bool, can_act: bool) -> bool:
    """Whether a bonus action may be taken now."""
    return (
        bonus_requires_source(sources)
        and bonus_one(bonus_used)
        and bonus_timing(own_turn)
        and not bonus_blocked(can_act)
    )


@rule("srd5.turn.communicate")
def communicate(conditions: int) -> bool:
    """Whether a creature can speak and make signs on its turn, which costs nothing."""
    return not conditions & NO_SPEECH


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


@rule("srd5.turn.action_only_items")
def action_only_items(always_action: bool) -> int:
    """What using an item costs by its own description."""
    return ACTION if always_action else FREE


@rule("srd5.turn.gm_demands_action")
def gm_demands_action(stuck: bool, heavy: bool, ruling: int | None = None) -> int:
    """What an object needs by the GM's word; unattended an action if it is stuck or heavy."""
    if ruling is not None:
        return ruling
    return ACTION if stuck or heavy else FREE


@rule("srd5.turn.interaction_list")
def interaction_list(act: str, flame: str, cover_lantern: bool) -> bool:
    """Whether the text of the printing (PR04, PR05) names an act as free; for similar ones the GM is asked."""
    if act == "cover_lantern":
        return cover_lantern
    if act in ("light_small_flame", "extinguish_small_flame"):
        return act.startswith(flame)
    return act in FREE_INTERACTIONS
