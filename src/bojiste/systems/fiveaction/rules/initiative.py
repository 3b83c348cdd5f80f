"""fiveaction.initiative: the order of a fight."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.rule import rule

Claim = tuple[int, int, int]
"""What an order is made by: the total of dice and base initiative, then that base, then reaction."""


@rule("fiveaction.initiative.slowdown_total")
def slowdown_total(pieces: Sequence[int]) -> int:
    """Slowdown of everything that is used, or meant to be used, in this fight."""
    return sum(pieces)


@rule("fiveaction.initiative.reaction")
def reaction(given: int | None, default: int) -> int:
    """The reaction of the sheet, or the attribute that stands for it."""
    return default if given is None else given


@rule("fiveaction.initiative.base_value")
def base_value(reaction: int, bonus: int, slowdown: int) -> int:
    """Initiative without dice."""
    return reaction + bonus - slowdown


@rule("fiveaction.initiative.roll")
def roll(natural: int, base: int) -> int:
    """The total that gives the order; the higher acts earlier."""
    return natural + base


@rule("fiveaction.initiative.ties")
def ties(one: Claim, other: Claim) -> int:
    """How two stand in the order: below 0 where the one acts before the other, above 0 after it; at 0 they roll
    again."""
    return int(one < other) - int(one > other)


@rule("fiveaction.initiative.fixed_order", "fiveaction.initiative.each_round")
def fixed_order(round: int, each_round: bool) -> bool:
    """Whether initiative is rolled at the start of this round: in the first one, and where the module wants it in
    every one."""
    return round == 1 or each_round


@rule("fiveaction.initiative.recalculated")
def recalculated(total: int, old_base: int, new_base: int) -> int:
    """The kept roll added to the new base."""
    return total - old_base + new_base
