"""``srd5.reaction.*``: reactions."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.condition import can_act

BEFORE, AFTER = 0, 1


@rule("srd5.reaction.what")
def what(granted_by: tuple[str, ...], trigger: str) -> bool:
    """Whether a trigger allows a reaction: some rule, feature or spell must name it."""
    return trigger in granted_by


@rule("srd5.reaction.one")
def one(available: bool, starts_turn: bool) -> bool:
    """Whether the reaction is there: it comes back when the creature's own turn starts, not before."""
    return available or starts_turn


@rule("srd5.reaction.resume")
def resume(hp: int, acts: bool, moves: bool) -> bool:
    """Whether the interrupted creature can go on with its turn: it is up, and able to act or at least to move."""
    return hp > 0 and (acts or moves)


@rule("srd5.reaction.timing")
def timing(says_before: bool) -> int:
    """``AFTER`` the trigger has finished, unless the reaction's own text (as the opportunity attack's) says before."""
    return BEFORE if says_before else AFTER


@rule("srd5.reaction.incapacitated")
def incapacitated(conditions: int, surprised: bool) -> bool:
    """Whether a creature is barred from reactions: incapacitated, or surprised and its first turn not over."""
    return surprised or not can_act(conditions)


@rule("srd5.reaction.simultaneous")
def simultaneous(places: tuple[int, ...], ruling: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The order of several reactions to one trigger: the ruling, unattended the places in the initiative order."""
    return ruling or tuple(sorted(places))


def can_react(available: bool, conditions: int, surprised: bool) -> bool:
    """Whether a creature may take a reaction now."""
    return available and not incapacitated(conditions, surprised)
