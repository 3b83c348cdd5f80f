"""fiveaction.cover_ally: covering a comrade."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule


class Covering(NamedTuple):
    """What covering changes: the coverer's attack (``None``: it makes none) and defence, the comrade's defence."""

    attack: int | None
    defence: int
    comrade: int


@rule("fiveaction.cover_ally.conditions")
def conditions(gap: int, reach: int) -> bool:
    """Whether a comrade is within the reach of one's weapon."""
    return gap <= reach


@rule("fiveaction.cover_ally.partial")
def partial(teamwork: bool) -> Covering:
    """Covering in part."""
    return Covering(-2, 0 if teamwork else -1, 1)


@rule("fiveaction.cover_ally.full")
def full(teamwork: bool) -> Covering:
    """Covering in full."""
    return Covering(None, 2, 3 if teamwork else 2)


@rule("fiveaction.cover_ally.helpless")
def helpless(in_full: bool) -> Covering:
    """Covering somebody who cannot defend itself."""
    return Covering(None, 1, 2) if in_full else Covering(-3, -2, 1)


@rule("fiveaction.cover_ally.teamwork")
def teamwork(bonus: int, covering: bool) -> int:
    """Other bonuses of a trained pair: none while one covers the other."""
    return 0 if covering else bonus
