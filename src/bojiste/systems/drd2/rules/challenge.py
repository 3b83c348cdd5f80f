"""Challenges: the environment, a trap or a danger acts."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import roll
from bojiste.systems.drd2.words import Initiative, Property


class Reaction(NamedTuple):
    """What reacting takes: the manoeuvre defence or not, and the initiative afterwards."""

    defence: bool
    initiative: Initiative | None


@rule("drd2.challenge.reaction")
def reaction(result: int) -> bool:
    """Whether a reaction avoids everything."""
    return roll.target9(result)


@rule("drd2.challenge.property")
def property(aimed: Property | None, own: Property) -> Property:
    """The property a challenge acts upon, and which pays: as somebody names it or its maker aims at it; where only the
    environment threatens, that of the skill one reacts with."""
    return aimed or own


@rule("drd2.challenge.wide")
def wide(on: bool, threatened: int) -> int:
    """How many threatened characters one wide reaction covers: all with the option, otherwise one."""
    return threatened if on else min(1, threatened)


@rule("drd2.challenge.initiative")
def initiative(now: Initiative | None) -> Reaction:
    """What reacting takes in a round; outside a conflict (none) it is free."""
    if now in (Initiative.WAITING, Initiative.POSTPONED):
        return Reaction(False, Initiative.SPENT)
    return Reaction(now is not None, now)
