"""Exhaustion: paying to soften a failure."""

from __future__ import annotations

from typing import Literal

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import manoeuvre, penalty
from bojiste.systems.drd2.words import SCENE, Choice

LEAST_PRICE = 1
RISE = 1
"""By how much every exhaustion raises the own Threat."""


@rule("drd2.exhaustion.choice", "drd2.elimination.willing")
def choice(payable: bool, death: bool = False) -> tuple[Choice, ...]:
    """The answers to a threatened failure; ``death`` where heroic death is open."""
    offered = ((payable, Choice.EXHAUST), (True, Choice.ACCEPT), (death, Choice.DEATH))
    return tuple(answer for open_, answer in offered if open_)


@rule("drd2.exhaustion.price", "drd2.threat.meaning")
def price(threat_now: int, mighty: bool = False, weak: bool = False, other: int = 0) -> int:
    """Resources an exhaustion costs: own Threat before it rises, as changed by the opponent's action and by things."""
    return min_one(threat_now + manoeuvre.mighty(mighty) - penalty.weak(weak) + other)


@rule("drd2.exhaustion.min_one")
def min_one(price: int) -> int:
    """An exhaustion costs at least 1 resource."""
    return max(LEAST_PRICE, price)


@rule("drd2.exhaustion.threat_up")
def threat_up(threat_now: int) -> int:
    """Own Threat after an exhaustion: exactly 1 more, whatever the price was."""
    return threat_now + RISE


@rule("drd2.exhaustion.something_to_avert")
def something_to_avert(threatened: frozenset[str], scope: frozenset[str], winner_failed: bool = False) -> bool:
    """Whether there is anything left to exhaust against: recipients still threatened within the loser's scope."""
    return not winner_failed and not threatened.isdisjoint(scope)


@rule("drd2.exhaustion.scope")
def scope(
    loser: str,
    recipients: frozenset[str],
    losers: frozenset[str],
    protects: frozenset[str],
    winner: str = "",
    reach: Literal["shared", "all", "own"] = "shared",
) -> frozenset[str]:
    """The recipients for whom one loser's exhaustion averts the winner's consequence.

    ``shared``: all but other losers, who decide for themselves unless this one protects them. ``all``: everybody.
    ``own``: the loser, whom it protects, the winner's own benefit and the scene, which is nobody's.
    """
    if reach == "all":
        return recipients
    own = protects | {loser}
    averted = recipients - (losers - own)
    return averted if reach == "shared" else averted & (own | {winner, SCENE})


def protected(who: str, actor_targets: tuple[str, ...]) -> tuple[str, ...]:
    """Whom a counteraction protects if it names nobody: a target itself, a bystander all targets of the action."""
    return (who,) if who in actor_targets else actor_targets
