"""The clash of two."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import roll
from bojiste.systems.drd2.words import Property, Ruling


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


@rule("drd2.clash.tie_die")
def tie_die(first: tuple[int, int], second: tuple[int, int]) -> int:
    """1 or -1 for whose highest counted die is higher, 0 in a tie."""
    return _sign(roll.kept(*first)[0], roll.kept(*second)[0])


@rule("drd2.clash.tie_sum")
def tie_sum(first: tuple[int, int], second: tuple[int, int]) -> int:
    """1 or -1 for whose counted dice have the higher sum, 0 in a tie."""
    return _sign(roll.kept(*first)[1], roll.kept(*second)[1])


@rule("drd2.clash.property")
def property(skill: Property, acts_upon: Property | None = None) -> Property:
    """The property a skill's action acts upon, and which the loser pays: its own unless it states another."""
    return acts_upon or skill


@rule("drd2.clash.other_property")
def other_property(usual: Property, wanted: Property) -> Ruling[Property]:
    """Which property an action acts upon when its declarer wants an unusual one."""
    return Ruling(usual, (usual, wanted))
