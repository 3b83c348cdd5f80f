"""The conflict: what links its evaluations, and when it is over."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Status


class Carried(NamedTuple):
    """Numbers of one character that a conflict touches; Threat none outside of it."""

    threat: int | None
    advantage: int
    fate: int = 0
    pool: int = 0


def able(status: Status) -> bool:
    """Whether somebody can still play in the conflict; defending while eliminated is not playing."""
    return status is Status.ACTIVE


@rule("drd2.conflict.end_empty")
def end_empty(able_sides: frozenset[str], friendly: frozenset[frozenset[str]] = frozenset()) -> bool:
    """Whether the conflict is over: no two sides that still have somebody able are hostile to each other."""
    return all(frozenset(pair) in friendly for pair in combinations(sorted(able_sides), 2))


@rule("drd2.conflict.end_clears", "drd2.threat.ends", "drd2.advantage.expire")
def end_clears(now: Carried) -> Carried:
    """What is left when the conflict ends: Threat, Advantage and the side's Fate go, pools stay."""
    return now._replace(threat=None, advantage=0, fate=0)
