"""``srd5.size.*``: space and how many fit around it. Lengths are in half feet unless they are squares."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.passing import may_pass
from bojiste.systems.srd5.words import GARGANTUAN, MEDIUM, SPACE, SPACE_SQUARES


@rule("srd5.size.table")
def table(size: int) -> int:
    """The side of the space of a size 0 … 5."""
    return SPACE[size]


@rule("srd5.size.control")
def control(passage: int, size: int, mover_size: int, hostile: bool, lets_pass: bool = True) -> bool:
    """Whether a mover gets by a creature of this size in a passage this wide: there is room beside it, or through it.

    An enemy is passed as srd5.passing.hostile has it; anybody else is asked and by default lets the mover pass.
    """
    if passage >= table(size) + table(mover_size):
        return True
    return may_pass(hostile, mover_size, size) and (hostile or lets_pass)


@rule("srd5.size.surround_8")
def surround_8(standing: int) -> bool:
    """Whether one more Medium creature finds room around a Medium one."""
    return standing < surround_formula(SPACE_SQUARES[MEDIUM], SPACE_SQUARES[MEDIUM])


@rule("srd5.size.surround_large")
def surround_large(standing: int, cap: int, hard_cap: bool, allowed: bool = False) -> bool:
    """Whether one more Large creature finds room around a Medium or smaller one.

    ``cap`` and ``hard_cap`` are PR07 and PR08; over a cap that is not hard the GM may allow more (default: no).
    """
    return standing < cap or (allowed and not hard_cap)


@rule("srd5.size.surround_20")
def surround_20(standing: int) -> bool:
    """Whether one more Medium creature finds room around a Gargantuan one."""
    return standing < surround_formula(SPACE_SQUARES[GARGANTUAN], SPACE_SQUARES[MEDIUM])


@rule("srd5.size.surround_formula")
def surround_formula(target_side: int, attacker_side: int) -> int:
    """How many spaces of one side fit around another, both in squares (Tiny and Small count as 1)."""
    return 4 * ((target_side + attacker_side) // attacker_side)
