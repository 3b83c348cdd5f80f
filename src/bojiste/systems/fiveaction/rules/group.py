"""fiveaction.group: fighting in groups."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import FOOT

IN_VIEW = 3


@rule("fiveaction.group.in_view")
def in_view(front: int) -> int:
    """How many of those in front are seen; the rest attack from outside the field of view."""
    return min(front, IN_VIEW)


def facing(base: int) -> bool:
    """Whether somebody chooses itself whom it faces, by its base initiative: of too many in front
    (``fiveaction.group.in_view``), or of those who could all get behind it (``fiveaction.group.flanking``)."""
    return base >= 0


@rule("fiveaction.group.flanking")
def flanking(attacker: int, target: int) -> bool:
    """Whether an attacker is fast enough to get behind (sprint speeds)."""
    return attacker > target


@rule("fiveaction.group.max_attackers")
def max_attackers(lengths: Sequence[int], markedly_faster: bool, size_difference: int) -> tuple[int, int]:
    """How many can strike at one target: with weapons of at most six feet, and in all with longer ones (lengths in
    qf, of the attackers)."""
    return room(any(length > SHORT for length in lengths), markedly_faster, size_difference)


SHORT = 6 * FOOT
"""Weapons up to this length are short (qf)."""


def room(long: bool, markedly_faster: bool, size_difference: int) -> tuple[int, int]:
    """The same, where one of them has a longer weapon, or none has."""
    short = max(1, (5 if markedly_faster else 4) + size_difference)
    return short, max(1, 8 + size_difference) if long else short


def markedly(attacker: int, target: int) -> bool:
    """Whether a sprint speed is markedly higher."""
    return 100 * attacker >= 115 * target
