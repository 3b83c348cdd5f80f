"""fiveaction.unhittable: opponents whom the sum cannot hit."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.rule import rule


@rule("fiveaction.unhittable.condition")
def condition(defence: int, value: int) -> bool:
    """Whether no roll can hit by its sum."""
    return defence >= value + 20


def outcome(naturals: Sequence[int], threshold: int) -> int:
    """What up to three rolls come to: 0 a miss, 1 a hit, 2 a critical hit."""
    high = 0
    for natural in naturals:
        if natural < threshold:
            break
        high += 1
    return worth(high)


def worth(high: int) -> int:
    """The same of so many rolls in a row that were high enough."""
    return max(0, high - 1)
