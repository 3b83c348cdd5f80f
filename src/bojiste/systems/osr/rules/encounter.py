"""Encounters: surprise, distance, reaction, time."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.osr.words import Reaction

ATTACK_OF_SIX = 3
"""Of how many in six the hostile attack."""


@rule("osr.encounter.surprise")
def surprise(face: int, surprised_on: int) -> bool:
    """Whether a side is surprised."""
    return face <= surprised_on


@rule("osr.encounter.one_surprised")
def one_surprised(surprised: bool, all_surprised: bool) -> bool:
    """Whether a side misses the first round: the surprised ones do."""
    return surprised and not both_surprised(all_surprised)


@rule("osr.encounter.both_surprised")
def both_surprised(all_surprised: bool) -> bool:
    """Whether nobody misses anything, because all sides are surprised."""
    return all_surprised


@rule("osr.encounter.distance_indoor")
def distance_indoor(total: int, surprised: bool) -> int:
    """Metres between the sides under a roof, of 4d6."""
    return total // 2 if surprised else total


@rule("osr.encounter.distance_outdoor")
def distance_outdoor(total: int) -> int:
    """Metres between the sides outdoors, of 4d6, or of 1d4 if anybody is surprised."""
    return total * 10


@rule("osr.encounter.reaction_roll")
def reaction_roll(total: int) -> Reaction:
    """The line of the table."""
    ends = (2, 5, 8, 11)
    return Reaction(sum(total > end for end in ends))


@rule("osr.encounter.reaction_result")
def reaction_result(face: int) -> bool:
    """Whether those who may attack do, of 1d6."""
    return face <= ATTACK_OF_SIX


@rule("osr.encounter.end_time")
def end_time(rounds: int, rounds_a_turn: int) -> int:
    """Whole turns that an encounter of so many rounds takes, at least one."""
    return max(1, -(-rounds // rounds_a_turn))
