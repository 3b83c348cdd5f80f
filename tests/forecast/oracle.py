"""Duels solved in another way than the program does: the oracle that it is tested by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

Blow = Mapping[int, Fraction]
"""What one turn takes from the other (0 for a miss) -> its chance; the chances sum to 1."""


def blow(rolls: Iterable[tuple[Fraction, Mapping[int, Fraction]]]) -> dict[int, Fraction]:
    """A blow from (chance, distribution of damage) pairs, one for each thing the attack roll may come to."""
    total: dict[int, Fraction] = {}
    for chance, damage in rolls:
        for amount, share in damage.items():
            total[amount] = total.get(amount, Fraction(0)) + chance * share
    return total


def first_wins(blows: tuple[Blow, Blow], bodies: tuple[int, int]) -> Fraction:
    """The chance that the one who strikes first wins, both striking in turn until one is at 0.

    ``blows`` and ``bodies`` (hit points, at least 1) are the first striker's and the second's; damage is never
    negative, and at least one of the two must be able to do some.
    """
    mine, yours = (_checked(blow) for blow in blows)
    if min(bodies) < 1:
        raise ValueError(f"hit points are at least 1, not {min(bodies)}")
    missed, spared = mine.pop(0, Fraction(0)), yours.pop(0, Fraction(0))
    if missed * spared == 1:
        raise ValueError("nobody can win")
    rows, columns = bodies
    # the first striker's chance, with a hit points left against b, when it strikes and when it is struck at;
    # a = 0 is lost, b = 0 is won
    strikes = [[Fraction(a > 0)] * (columns + 1) for a in range(rows + 1)]
    struck = [[Fraction(a > 0)] * (columns + 1) for a in range(rows + 1)]
    for a in range(1, rows + 1):
        for b in range(1, columns + 1):
            wounded = sum(share * strikes[max(0, a - amount)][b] for amount, share in yours.items())
            wounding = sum(share * struck[a][max(0, b - amount)] for amount, share in mine.items())
            # both missing leads back here: x = wounding + missed * (wounded + spared * x)
            strikes[a][b] = (wounding + missed * wounded) / (1 - missed * spared)
            struck[a][b] = wounded + spared * strikes[a][b]
    return strikes[rows][columns]


def _checked(blow: Blow) -> dict[int, Fraction]:
    """The blow without what cannot happen."""
    if sum(blow.values()) != 1 or min(blow) < 0 or min(blow.values()) < 0:
        raise ValueError("the chances of a blow sum to 1, and damage is at least 0")
    return {amount: share for amount, share in blow.items() if share}
