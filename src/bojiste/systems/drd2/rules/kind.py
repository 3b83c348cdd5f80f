"""Kinds of action: whether dice are needed, and what merely trying costs."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import general_clash, test
from bojiste.systems.drd2.words import Evaluation, Kind, Ruling, Sorting

DEMAND_MOST = 3


class Settled(NamedTuple):
    """A row of table T2: is it rolled, what it costs to try, and what it becomes when somebody opposes."""

    rolled: bool
    demanding: bool
    opposed: Kind | None


KINDS: dict[Kind, Settled] = {
    Kind.OBVIOUS: Settled(False, False, Kind.POSSIBLE),
    Kind.POSSIBLE: Settled(True, False, Kind.POSSIBLE),
    Kind.DEMANDING: Settled(True, True, Kind.DEMANDING),
    Kind.IMPOSSIBLE: Settled(False, False, None),
}
"""Table T2."""

ANSWERS = (
    Sorting(Kind.OBVIOUS),
    Sorting(Kind.POSSIBLE),
    *(Sorting(Kind.DEMANDING, demand) for demand in range(1, DEMAND_MOST + 1)),
    Sorting(Kind.IMPOSSIBLE),
)


@rule("drd2.kind.ruling")
def ruling(demand: int, skilled: bool = True, blocked: bool = False) -> Ruling[Sorting]:
    """How the GM sorts an action: ``demand`` from scars and things, ``blocked`` by a scar that makes it impossible.

    Without the restricted skill it needs (``skilled`` false) an action is impossible.
    """
    if blocked or not skilled or demand > DEMAND_MOST:
        return Ruling(Sorting(Kind.IMPOSSIBLE), ANSWERS)
    return Ruling(Sorting(Kind.DEMANDING, demand) if demand else Sorting(Kind.POSSIBLE), ANSWERS)


@rule("drd2.kind.opposed_obvious")
def opposed_obvious(kind: Kind, counteractions: int) -> Kind:
    """The kind after valid counteractions were declared: what was obvious is now merely possible."""
    return (KINDS[kind].opposed or kind) if counteractions else kind


@rule("drd2.kind.possible")
def possible(counteractions: int) -> Evaluation:
    """How an action that needs dice is settled."""
    if test.when(counteractions):
        return Evaluation.TEST
    return Evaluation.GENERAL if general_clash.when(counteractions) else Evaluation.CLASH


@rule("drd2.kind.demanding")
def demanding(sorting: Sorting) -> int:
    """Resources of the skill's property that merely trying costs, never refunded."""
    return sorting.demand if KINDS[sorting.kind].demanding else 0


@rule("drd2.kind.demand_max")
def demand_max(demands: tuple[int, ...]) -> int:
    """The demand of an action with several reasons: only the highest counts."""
    return max(demands, default=0)
