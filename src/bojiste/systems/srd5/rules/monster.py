"""``srd5.monster.*``: what stat blocks add."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.monster.multiattack")
def multiattack(listed: tuple[tuple[str, ...], ...], made: str) -> tuple[tuple[str, ...], ...]:
    """What is left of a Multiattack after one of its attacks: each listed one is made once. Of several lists those stay
    that have it."""
    having = [(one, one.index(made)) for one in listed if made in one]
    return tuple(one[:place] + one[place + 1 :] for one, place in having)


def blows(listed: tuple[tuple[str, ...], ...]) -> int:
    """How many attacks a Multiattack has at the most, without the features that it lists (``use KEY``)."""
    return max((sum(not key.startswith("use ") for key in one) for one in listed), default=0)


def features(listed: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """A Multiattack without its attacks: the features that it lists."""
    found = [tuple([key for key in one if key.startswith("use ")]) for one in listed]
    return tuple([one for one in found if one])


@rule("srd5.monster.recharge")
def recharge(die: int, least: int) -> bool:
    """Whether a used feature is back: the d6 at the start of the turn shows the least number or more."""
    return die >= least


@rule("srd5.monster.legendary_actions")
def legendary_actions(left: int, can_act: bool, surprised: bool) -> bool:
    """Whether a legendary action may be taken at the end of another's turn: some are left, and it may act."""
    return left > 0 and can_act and not surprised


@rule("srd5.monster.legendary_resistance")
def legendary_resistance(used: int, a_day: int) -> bool:
    """Whether a failed saving throw may be turned into a success: some of the day's are left."""
    return used < a_day


LAIR_COUNT = 20


@rule("srd5.monster.lair")
def lair(count: int | None) -> bool:
    """Whether lair actions come before somebody of this initiative count: on count 20, after everybody of that count;
    where nobody has a count, before the first turn of the round."""
    return count is None or count < LAIR_COUNT
