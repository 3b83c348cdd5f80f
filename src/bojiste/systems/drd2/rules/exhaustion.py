"""Exhaustion: paying to soften a failure."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import manoeuvre, penalty, threat
from bojiste.systems.drd2.words import SCENE, Choice, Evaluation, Occasion, Ruling

LEAST_PRICE = 1
RISE = 1
"""By how much every exhaustion raises the own Threat."""


class Softened(NamedTuple):
    """A row of table T3: is 9 the target, does exhausting buy success, and what it is a price of."""

    fixed_target: bool
    buys_success: bool
    occasion: Occasion


EVALUATIONS: dict[Evaluation, Softened] = {
    Evaluation.TEST: Softened(True, True, Occasion.TEST),
    Evaluation.CHALLENGE: Softened(True, False, Occasion.CHALLENGE),
    Evaluation.CLASH: Softened(False, False, Occasion.CLASH),
    Evaluation.GENERAL: Softened(False, False, Occasion.CLASH),
}
"""Table T3."""


@rule("drd2.exhaustion.choice")
def choice(payable: bool, death: bool = False) -> tuple[Choice, ...]:
    """The answers to a threatened failure; ``death`` where heroic death is open."""
    offered = ((payable, Choice.EXHAUST), (True, Choice.ACCEPT), (death, Choice.DEATH))
    return tuple(answer for open_, answer in offered if open_)


@rule("drd2.exhaustion.price")
def price(threat_now: int, mighty: bool = False, weak: bool = False, other: int = 0) -> int:
    """Resources an exhaustion costs: own Threat before it rises, as changed by the opponent's action and by things."""
    return min_one(threat.meaning(threat_now) + manoeuvre.mighty(mighty) - penalty.weak(weak) + other)


@rule("drd2.exhaustion.min_one")
def min_one(price: int) -> int:
    """An exhaustion costs at least 1 resource."""
    return max(LEAST_PRICE, price)


@rule("drd2.exhaustion.threat_up")
def threat_up(threat_now: int) -> int:
    """Own Threat after an exhaustion: exactly 1 more, whatever the price was."""
    return threat_now + RISE


@rule("drd2.exhaustion.who")
def who(attempted: bool, living_mountain: bool = False) -> bool:
    """Whether somebody may exhaust at all: who attempted something in this evaluation, or a living mountain."""
    return attempted or living_mountain


@rule("drd2.exhaustion.all_or_nothing")
def all_or_nothing(price: int, at_hand: int) -> bool:
    """Whether the whole price can be paid; a part of it buys nothing."""
    return at_hand >= price


@rule("drd2.exhaustion.once")
def once(winner: str, against: tuple[str, ...]) -> bool:
    """Whether an exhaustion is still open against this winner, after those made in this evaluation."""
    return winner not in against


@rule("drd2.exhaustion.story")
def story() -> Ruling[str]:
    """What the exhausting player tells of effort, harm and complication: any text, or none."""
    return Ruling("")


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
    literal: bool = True,
) -> frozenset[str]:
    """The recipients for whom one loser's exhaustion averts the winner's consequence.

    Other losers decide for themselves unless protected by this one. With the option ``own`` (``literal`` false) only
    the loser, whom it protects, the winner's own benefit and the scene, which is nobody's.
    """
    own = protects | {loser}
    averted = recipients - (losers - own)
    return averted if literal else averted & (own | {winner, SCENE})


def protected(who: str, actor_targets: tuple[str, ...]) -> tuple[str, ...]:
    """Whom a counteraction protects if it names nobody: a target itself, a bystander all targets of the action."""
    return (who,) if who in actor_targets else actor_targets
