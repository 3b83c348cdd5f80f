"""``srd5.size.*``: space and how many fit around it. Lengths are in half feet unless they are squares."""

from __future__ import annotations

from math import lcm

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import LARGE, MEDIUM, SPACE, SPACE_SQUARES


@rule("srd5.size.table")
def table(size: int) -> int:
    """The side of the space of a size 0 … 5."""
    return SPACE[size]


@rule("srd5.size.control")
def control(lets_pass: bool) -> bool:
    """Whether a mover gets through the space of somebody who is no enemy: its controller is asked."""
    return lets_pass


@rule("srd5.size.surround_formula", "srd5.size.surround_8", "srd5.size.surround_20")
def surround_formula(target_size: int, attacker_size: int) -> int:
    """How many creatures of a size 0 … 5 fit around one (Tiny and Small count as Medium)."""
    target, attacker = SPACE_SQUARES[target_size], SPACE_SQUARES[attacker_size]
    return 4 * ((target + attacker) // attacker)


def fits(limits: tuple[int, ...]) -> bool:
    """Whether creatures find room around another together; of each kind ``limit`` alone would fill it."""
    whole, shares = parts(limits)
    return room(sum(shares), whole)


def parts(limits: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The room around somebody in as many equal parts as are needed, and how many of them each creature takes of which
    ``limit`` would fill it."""
    whole = lcm(*limits)
    return whole, tuple([whole // limit for limit in limits])


def room(taken: int, whole: int) -> bool:
    """Whether so many parts of the whole are there to be taken."""
    return taken <= whole


@rule("srd5.size.surround_large")
def surround_large(target_size: int, attacker_size: int, cap: int) -> int:
    """How many creatures of a size fit around one, by the printing: the ``cap`` (PR07) for Large ones around a Medium
    or smaller."""
    if attacker_size == LARGE and target_size <= MEDIUM:
        return cap
    return surround_formula(target_size, attacker_size)
