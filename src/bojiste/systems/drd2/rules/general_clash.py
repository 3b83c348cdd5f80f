"""The general clash: one action, several counteractions."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.kit.rank import ranked
from bojiste.systems.drd2.rules import roll
from bojiste.systems.drd2.words import Status

Pairs = frozenset[frozenset[str]]
"""Pairs of participants whose actions exclude each other."""
_TIES = ("actor", "die", "sum")


class Step(NamedTuple):
    """One step: who loses to the winner, in clash order, and whose actions have failed by now."""

    losers: tuple[str, ...]
    failed: frozenset[str]


@rule("drd2.general_clash.when")
def when(counteractions: int) -> bool:
    """Whether a clash is a general one."""
    return counteractions >= 2


@rule("drd2.general_clash.declare_order")
def declare_order(actor: str, counteractors: tuple[str, ...]) -> tuple[str, ...]:
    """The order of declaring, and of rolling."""
    return (actor, *counteractors)


@rule("drd2.general_clash.ask_order")
def ask_order(initiative: tuple[str, ...], actor: str, eligible: frozenset[str]) -> tuple[str, ...]:
    """Who is asked for a counteraction, once each, from the highest initiative down."""
    return tuple(who for who in initiative if who != actor and who in eligible)


@rule("drd2.general_clash.sort")
def sort(rolls: tuple[tuple[int, int, int], ...], actor: int | None = 0) -> tuple[tuple[int, ...], ...]:
    """Places of the participants by their rolls (result and two counted dice); who shares a group draws lots.

    ``actor`` is the actor's index: in a tie of results it stands before the others.
    """
    return ranked(_keys(rolls, actor))


def _keys(rolls: tuple[tuple[int, int, int], ...], actor: int | None) -> list[tuple[int, int, int, int]]:
    return [(result, int(at == actor), *roll.kept(one, two)) for at, (result, one, two) in enumerate(rolls)]


def ties(rolls: tuple[tuple[int, int, int], ...], actor: int | None = 0) -> tuple[str, ...]:
    """What decides between equal results, as the log names it; nothing where all differ."""
    keys = sorted(_keys(rolls, actor), reverse=True)
    found = [
        next((word for word, one, other in zip(_TIES, higher[1:], lower[1:], strict=True) if one != other), "lot")
        for higher, lower in pairwise(keys)
        if higher[0] == lower[0]
    ]
    return tuple(dict.fromkeys(found))


def exclusions(actor: str, counteractors: tuple[str, ...], between: Pairs = frozenset()) -> Pairs:
    """All exclusive pairs of a clash: every counteraction with the actor's action, and those the GM named."""
    return between | {frozenset((actor, counteractor)) for counteractor in counteractors}


def _below(order: tuple[str, ...], place: int, pairs: Pairs) -> tuple[str, ...]:
    return tuple(other for other in order[place + 1 :] if frozenset((order[place], other)) in pairs)


@rule("drd2.general_clash.step")
def step(order: tuple[str, ...], place: int, failed: frozenset[str], pairs: Pairs) -> Step:
    """The step of the participant at this place: everyone below whose action is exclusive with its own loses.

    Those who failed before lose again; if the participant itself has failed, nobody is a loser
    (``drd2.general_clash.failed_step``).
    """
    if order[place] in failed:
        return Step((), failed_step(order, place, failed, pairs))
    losers = _below(order, place, pairs)
    return Step(losers, failed | set(losers))


@rule("drd2.general_clash.failed_step")
def failed_step(order: tuple[str, ...], place: int, failed: frozenset[str], pairs: Pairs) -> frozenset[str]:
    """Whose actions have failed after the step of one that failed itself: it still drags exclusive ones down."""
    return failed | set(_below(order, place, pairs))


@rule("drd2.general_clash.loser_order")
def loser_order(order: tuple[str, ...], losers: frozenset[str]) -> tuple[str, ...]:
    """In which order the losers of one step decide: the higher result first."""
    return tuple(who for who in order if who in losers)


@rule("drd2.general_clash.wide_whole")
def wide_whole(targets: frozenset[str], protected: tuple[frozenset[str], ...], partial: bool = False) -> frozenset[str]:
    """Targets a wide action still hits when counteractions protecting these stood above it.

    It fails as a whole; with the option ``wide_partial`` only the protected targets are out of it.
    """
    if not partial:
        return frozenset() if protected else targets
    return targets.difference(*protected)


@rule("drd2.general_clash.midway_out")
def midway_out(status: Status) -> bool:
    """Whether a participant whom an earlier step left in this status goes on as a loser who may exhaust."""
    return status in (Status.ACTIVE, Status.PRESENT)


@rule("drd2.general_clash.no_double_win")
def no_double_win(recipients: tuple[str, ...]) -> tuple[str, ...]:
    """The recipients of a winner's consequence, each once, however many losers there are."""
    return tuple(dict.fromkeys(recipients))
