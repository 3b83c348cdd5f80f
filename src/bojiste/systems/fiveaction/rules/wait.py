"""fiveaction.wait: waiting."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("fiveaction.wait.cost")
def cost(left: int, price: int) -> int:
    """Actions kept for later."""
    return left - price


@rule("fiveaction.wait.precedence")
def precedence(waiting: int, other: int) -> int:
    """The penalty of an enemy that tries to be quicker than somebody who waits: how far its total lies below."""
    return waiting - other


@rule("fiveaction.wait.charge")
def charge(charging: bool, riposte: bool) -> bool:
    """Whether one may strike just before this deed of an enemy: not before a charge, but with riposte."""
    return riposte or not charging
