"""``srd5.mounted.*``: riders and their mounts. Distances and speeds are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.movement import half

SAVE = 10
"""What the Dexterity save of a rider must reach that is about to fall off."""


@rule("srd5.mounted.who")
def who(willing: bool, size: int, mount_size: int) -> bool:
    """Whether a creature of this size can ride another: a willing one that is larger."""
    return willing and mount_size > size


@rule("srd5.mounted.mounting")
def mounting(walk: int, quantum: int) -> int:
    """The movement that mounting takes, or dismounting: half of the walking speed."""
    return half(walk, quantum)


@rule("srd5.mounted.mounting_blocked")
def mounting_blocked(speed: int, left: int, cost: int, done: bool) -> bool:
    """Whether neither is possible: speed 0, too little movement left, or one of them done already in this move."""
    return done or speed <= 0 or left < cost


@rule("srd5.mounted.trained", "srd5.mounted.choice")
def trained(bears: str) -> bool:
    """Whether the rider may choose to control its mount: one that is trained for it, and not one with a mind of its
    own (``bears``: ``trained``, ``untrained`` or ``intelligent``)."""
    return bears == "trained"


@rule("srd5.mounted.mount_reaction")
def mount_reaction() -> bool:
    """Whether a controlled mount may react where the referee does not say otherwise."""
    return True


@rule("srd5.mounted.controlled_same_turn")
def controlled_same_turn() -> bool:
    """Whether a mount that has acted in this round acts again on the turn in which it is mounted, where the referee
    does not say otherwise."""
    return True
