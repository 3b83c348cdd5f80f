"""The conflict: what links its evaluations, and when it is over."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import advantage, threat
from bojiste.systems.drd2.words import Ruling, Status


class Carried(NamedTuple):
    """Numbers of one character that a conflict touches; Threat none outside of it."""

    threat: int | None
    advantage: int
    fate: int = 0
    pool: int = 0


@rule("drd2.conflict.definition")
def definition(now: Carried, linked: bool) -> Carried:
    """What the next evaluation starts with: everything if it is linked to this one, otherwise as after a conflict."""
    return now if linked else end_clears(now)


@rule("drd2.conflict.join")
def join(round_: int) -> Ruling[int]:
    """The round in which a newcomer first acts: the next one, or (last) this one."""
    return Ruling(round_ + 1, (round_ + 1, round_))


def able(status: Status) -> bool:
    """Whether somebody can still play in the conflict; defending while eliminated is not playing."""
    return status is Status.ACTIVE


@rule("drd2.conflict.end_empty")
def end_empty(able_sides: frozenset[str], friendly: frozenset[frozenset[str]] = frozenset()) -> bool:
    """Whether the conflict is over: no two sides that still have somebody able are hostile to each other."""
    return all(frozenset(pair) in friendly for pair in combinations(sorted(able_sides), 2))


@rule("drd2.conflict.end_agreement")
def end_agreement(surrenders: bool = False) -> Ruling[bool]:
    """Whether the sides find nothing left to fight about; unattended only where tactics surrender."""
    return Ruling(surrenders, (True, False))


@rule("drd2.conflict.end_clears")
def end_clears(now: Carried) -> Carried:
    """What is left when the conflict ends: Threat, Advantage and the side's Fate go, pools stay."""
    return now._replace(threat=threat.ends(now.threat, True), advantage=advantage.expire(now.advantage, True), fate=0)
