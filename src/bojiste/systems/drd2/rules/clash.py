"""The clash of two."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import roll, threat
from bojiste.systems.drd2.words import Effect, Property, Ruling


class Bystander(NamedTuple):
    """What becomes of a target in somebody else's clash."""

    may_exhaust: bool
    hit: bool


def _sign(first: int, second: int) -> int:
    return (first > second) - (first < second)


@rule("drd2.clash.win")
def win(first: int, second: int) -> int:
    """1 if the first result is higher, -1 if the second is, 0 in a tie."""
    return _sign(first, second)


@rule("drd2.clash.tie_actor")
def tie_actor(actor: int, opponent: int) -> bool:
    """Whether the actor wins: with a higher result and in a tie."""
    return win(actor, opponent) >= 0


@rule("drd2.clash.actor_unclear")
def actor_unclear() -> Ruling[bool]:
    """Whether both act at once, so that nobody is the actor."""
    return Ruling(False, (True, False))


@rule("drd2.clash.tie_die")
def tie_die(first: tuple[int, int], second: tuple[int, int]) -> int:
    """1 or -1 for whose highest counted die is higher, 0 in a tie."""
    return _sign(roll.kept(*first)[0], roll.kept(*second)[0])


@rule("drd2.clash.tie_sum")
def tie_sum(first: tuple[int, int], second: tuple[int, int]) -> int:
    """1 or -1 for whose counted dice have the higher sum, 0 in a tie."""
    return _sign(roll.kept(*first)[1], roll.kept(*second)[1])


@rule("drd2.clash.tie_lot")
def tie_lot(first: int, second: int) -> int:
    """1 or -1 for whose lot (one die each) is higher, 0 if they draw again."""
    return _sign(first, second)


def without_actor(first: tuple[int, int], second: tuple[int, int], results: tuple[int, int]) -> int:
    """1 or -1 for who wins when nobody is the actor, 0 if lots must decide."""
    return win(*results) or tie_die(first, second) or tie_sum(first, second)


@rule("drd2.clash.describe")
def describe(declared: Effect, described: Effect) -> bool:
    """Whether a description keeps the rule consequence that was declared."""
    return declared is described


@rule("drd2.clash.exhaust")
def exhaust(size: int, exhausted: bool) -> int:
    """Size of what is left of the winner's consequence, for whomever it was meant: nothing if the loser exhausts."""
    return 0 if exhausted else size


@rule("drd2.clash.no_cancel")
def no_cancel() -> Ruling[bool]:
    """Whether the GM lets the loser's description stand: it may not undo the winner's success."""
    return Ruling(True, (True, False))


@rule("drd2.clash.property")
def property(skill: Property, acts_upon: Property | None = None) -> Property:
    """The property a skill's action acts upon, and which the loser pays: its own unless it states another."""
    return acts_upon or skill


@rule("drd2.clash.other_property")
def other_property(usual: Property, wanted: Property) -> Ruling[Property]:
    """Which property an action acts upon when its declarer wants an unusual one."""
    return Ruling(usual, (usual, wanted))


@rule("drd2.clash.accept")
def accept(loser_threat: int, change: int, floor: int = 1) -> int:
    """The loser's Threat after accepting a change of it; nothing is paid."""
    return threat.apply(loser_threat, (change,), floor)


@rule("drd2.clash.bystander_target")
def bystander_target(protector_exhausts: bool) -> Bystander:
    """A silent target behind a protector who lost: it is never asked, and saved if the protector exhausts."""
    return Bystander(may_exhaust=False, hit=not protector_exhausts)
