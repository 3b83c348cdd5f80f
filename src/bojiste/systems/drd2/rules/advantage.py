"""Advantage: the joker resource of one conflict."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Amount


@rule("drd2.advantage.gain")
def gain(advantage: int, gained: int) -> int:
    """Advantage after a gain (1 or more); there is no maximum."""
    return advantage + gained


@rule("drd2.advantage.start")
def start(given: int = 0) -> Amount:
    """Advantage a character starts a conflict with: as the scene gives it, otherwise none."""
    return Amount(given)


@rule("drd2.advantage.spend")
def spend(advantage: int, spent: int) -> int:
    """Advantage left after a payment of any property."""
    return advantage - spent


@rule("drd2.advantage.carry_over")
def carry_over() -> Amount:
    """Advantage granted at the start of a conflict for what was won in an earlier one."""
    return Amount(0)
