"""Leaving the conflict."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import conflict
from bojiste.systems.drd2.words import Ruling, Status


@rule("drd2.leaving.condition")
def condition(disengaged: bool) -> Ruling[bool]:
    """Whether an action may lead out of the conflict: nobody could draw the character back in."""
    return Ruling(disengaged, (True, False))


def disengaged(before: bool, got_clear: bool, opponent_succeeded: bool) -> bool:
    """Whether somebody is clear of the opponents; lost when one of them succeeds with anything against it."""
    return (before or got_clear) and not opponent_succeeded


@rule("drd2.leaving.effect")
def effect(now: conflict.Carried) -> tuple[Status, conflict.Carried]:
    """Status and numbers of one who has left: this conflict is over for it."""
    return Status.LEFT, conflict.end_clears(now)
