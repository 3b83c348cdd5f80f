"""``srd5.reaction.*``: reactions."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.reaction.incapacitated")
def incapacitated(no_actions: bool, surprised: bool) -> bool:
    """Whether a creature is barred from reactions: incapacitated, or surprised and its first turn not over."""
    return surprised or no_actions


def can_react(available: bool, no_actions: bool, surprised: bool) -> bool:
    """Whether a creature may take a reaction now."""
    return available and not incapacitated(no_actions, surprised)
