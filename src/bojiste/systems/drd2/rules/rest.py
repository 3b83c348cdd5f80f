"""Rest: what comes back, and how it is divided."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules.resource import effective_ability
from bojiste.systems.drd2.words import Amount, Refusal, Three

ORDINARY = 3
CONDITIONS: dict[int, str] = {1: "wink", 2: "bad", 3: "ordinary", 4: "good", 5: "luxurious"}
"""Table T10: what a common rest brings by its conditions."""


@rule("drd2.rest.common")
def common(split: Three, pools: Three, abilities: Three, amount: int = ORDINARY) -> tuple[Refusal, ...]:
    """What is wrong with a player's split of a common rest; ``abilities`` are the effective ones.

    The whole amount is to be placed as far as there is room; what fits nowhere is lost.
    """
    room = tuple(ability - pool for ability, pool in zip(abilities, pools, strict=True))
    return tuple(
        reason
        for wrong, reason in (
            (min(split) < 0, Refusal.NEGATIVE_PART),
            (any(part > free for part, free in zip(split, room, strict=True)), Refusal.OVER_ABILITY),
            (sum(split) != min(amount, sum(room)), Refusal.NOT_THE_AMOUNT),
        )
        if wrong
    )


def default_split(pools: Three, abilities: Three, amount: int = ORDINARY) -> Three:
    """One by one to the pool with the largest gap, ties in the order of the properties."""
    gaps = [ability - pool for ability, pool in zip(abilities, pools, strict=True)]
    parts = [0, 0, 0]
    for _ in range(min(amount, sum(gaps))):
        place = gaps.index(max(gaps))
        gaps[place] -= 1
        parts[place] += 1
    return Three(*parts)


@rule("drd2.rest.conditions")
def conditions(on: bool) -> Amount:
    """What a common rest brings: 3, or (with the option) 1 to 5 as the GM says."""
    return Amount(ORDINARY, min(CONDITIONS), max(CONDITIONS)) if on else Amount(ORDINARY, ORDINARY, ORDINARY)


@rule("drd2.rest.quality")
def quality(base: int, severities: tuple[int, ...]) -> int:
    """A pool after a quality rest."""
    return effective_ability(base, severities)


@rule("drd2.rest.depart")
def depart(base: int, severities: tuple[int, ...], given: int | None = None) -> int:
    """A pool on setting out, old scars healed first; ``given`` is that of a scene that starts on the way."""
    return quality(base, severities) if given is None else given
