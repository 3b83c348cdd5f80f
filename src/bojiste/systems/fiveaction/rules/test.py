"""fiveaction.test: dice, naturals, ordinary and opposed tests, rounding."""

from __future__ import annotations

from bojiste.core.rule import rule

COUNT, SIDES = 2, 10
"""The dice of every test."""


@rule("fiveaction.test.dice")
def dice(first: int, second: int) -> int:
    """The natural: both d10 summed, 2..20, before anything is added."""
    return first + second


@rule("fiveaction.test.basic")
def basic(total: int, target: int, tie_succeeds: bool = True) -> bool:
    """Whether an ordinary test reaches its target number; attacks never use this."""
    return total >= target if tie_succeeds else total > target


@rule("fiveaction.test.naturals")
def naturals(natural: int, succeeded: bool, success: int = 20, failure: int = 2) -> bool:
    """What the sum says, but the highest natural always succeeds and the lowest always fails."""
    return natural >= success or (natural > failure and succeeded)


@rule("fiveaction.test.opposed")
def opposed(actor: int, other: int, tie: str = "defender") -> tuple[bool, int]:
    """Whether the acting side wins, and by how much; equal totals go to who wants no change (``tie``)."""
    return ahead(actor, other, tie == "actor"), abs(actor - other)


def ahead(actor: int, other: int, ties: bool) -> bool:
    """Whether the acting side wins; ``ties``: of equal totals, too."""
    return actor > other or (actor == other and ties)


@rule("fiveaction.test.skill_value")
def skill_value(attribute: int, levels: int, finished: int | None = None) -> int:
    """Attribute and levels, or the finished value of the sheet."""
    return attribute + levels if finished is None else finished


@rule("fiveaction.test.rounding")
def rounding(value: int, times: int, by: int, way: str = "floor") -> int:
    """``times``/``by`` of a value where the source does not say how to round: down (toward minus infinity), to the
    nearest, or up."""
    if way == "floor":
        return value * times // by
    return -(-value * times // by) if way == "ceil" else (2 * value * times + by) // (2 * by)
