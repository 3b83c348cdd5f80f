"""Checks of abilities, and chances."""

from __future__ import annotations

from enum import IntEnum

from bojiste.core.rule import rule
from bojiste.systems.osr.words import DIFFICULTIES


class Check(IntEnum):
    """What a check came to."""

    CRITICAL_FAILURE = 0
    FAILURE = 1
    SUCCESS = 2
    CRITICAL_SUCCESS = 3


@rule("osr.check.basic_competence")
def basic_competence(basic: bool, tense: bool) -> bool:
    """Whether something simply succeeds: the ordinary, with nobody hostile in sight."""
    return basic and not tense


@rule("osr.check.difficulty")
def difficulty(word: str) -> int:
    """The number of a word."""
    return DIFFICULTIES[word]


VERY_HARD = DIFFICULTIES["very_hard"]


@rule("osr.check.untrained_difficulty")
def untrained_difficulty(number: int, assumable: bool) -> int:
    """The difficulty for somebody of whom the competence cannot be assumed."""
    return number if assumable else VERY_HARD


@rule("osr.check.roll")
def roll(total: int, number: int) -> bool:
    """Whether the total is enough."""
    return total >= number


@rule("osr.check.nat")
def nat(natural: int, success: bool) -> Check:
    """What a check came to: 1 and 20 decide alone, and critically."""
    if natural in (1, 20):
        return Check.CRITICAL_SUCCESS if natural == 20 else Check.CRITICAL_FAILURE
    return Check.SUCCESS if success else Check.FAILURE


@rule("osr.check.x_in_y")
def x_in_y(face: int, x: int) -> bool:
    """Whether a chance of x comes true."""
    return face <= x


@rule("osr.check.percent")
def percent(face: int, chance: int) -> bool:
    """Whether a chance in per cent comes true."""
    return face <= chance


@rule("osr.check.fifty_percent")
def fifty_percent(face: int, sides: int) -> bool:
    """Whether what the rule names happens, of an even chance."""
    return face * 2 <= sides
