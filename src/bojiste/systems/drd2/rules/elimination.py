"""Elimination: out of the conflict."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Amount, Backlash, Ruling, Status, Use

THREAT_OF_THE_HELPLESS = 5


@rule("drd2.elimination.credible")
def credible(use: Use) -> Ruling[bool]:
    """Whether an action has the power to eliminate: combat, fright and persuasion have."""
    return Ruling(use is not Use.OTHER, (True, False))


@rule("drd2.elimination.accept")
def accept(form: Status = Status.REMOVED) -> Ruling[Status]:
    """Where an accepted elimination leaves the loser: gone, or still on the scene, as the winner describes."""
    return Ruling(form, (Status.REMOVED, Status.PRESENT))


@rule("drd2.elimination.threat_after")
def threat_after(status: Status, usual: int = THREAT_OF_THE_HELPLESS) -> Amount | None:
    """Threat of the eliminated: set anew for one still present, none for one who is gone."""
    return Amount(usual, 1) if status is Status.PRESENT else None


@rule("drd2.elimination.state")
def state(status: Status, threatened: bool) -> bool:
    """Whether the eliminated may defend itself, which is all that is left to it: present, and threatened itself."""
    return status is Status.PRESENT and threatened


@rule("drd2.elimination.backlash")
def backlash(eliminating: bool) -> tuple[Backlash, ...]:
    """What a loser who has exhausted may ask for besides; nothing outside an elimination."""
    return tuple(Backlash) if eliminating else ()


def backlash_gives(choice: Backlash) -> tuple[int, int]:
    """Advantage for the loser and rise of the eliminating character's Threat."""
    return int(choice is Backlash.ADVANTAGE), int(choice is Backlash.THREAT)
