"""Fate: the shared resource of the beings of one side, and the limits that cap it."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Amount, Refusal


@rule("drd2.fate.pool")
def pool(fate: int, paid: int) -> int:
    """Fate left to all beings of the side after one of them paid."""
    return fate - paid


@rule("drd2.fate.limit", "drd2.fate.over_limit", "drd2.fate.at_once")
def limit(limit: int, fate: int) -> int:
    """The most Fate a being can put into one payment of the property the limit belongs to; each payment anew."""
    return min(limit, fate)


@rule("drd2.fate.setup")
def setup(given: int | None, contributions: tuple[int, ...]) -> int:
    """Fate of a side at the start of a conflict: as given, otherwise the sum of its members' contributions."""
    return sum(contributions) if given is None else given


def setup_flaw(given: int | None, contributions: tuple[int, ...]) -> Refusal | None:
    """What is wrong with the Fate of a side in a scene, if anything: nothing given, or two different sums."""
    if given is None:
        return None if contributions else Refusal.FATE_MISSING
    return Refusal.FATE_TWICE if contributions and sum(contributions) != given else None


def reinforced(fate: int, contribution: int, adds: bool = True) -> int:
    """Fate of a side that a being joins later (``adds`` is the option ``reinforcements_add_fate``)."""
    return fate + contribution if adds else fate


@rule("drd2.fate.scarred_being")
def scarred_being(contribution: int) -> Amount:
    """By how much a being that comes with an old scar lowers the Fate of its side."""
    return Amount(0, 0, contribution)
