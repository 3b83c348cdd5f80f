"""Challenges: the environment, a trap or a danger acts."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import exhaustion, roll
from bojiste.systems.drd2.words import COUNTED, Danger, Effect, Initiative, Property, Refusal, Ruling


class Reaction(NamedTuple):
    """What reacting takes: the manoeuvre defence or not, and the initiative afterwards."""

    defence: bool
    initiative: Initiative | None


@rule("drd2.challenge.when")
def when(danger: Danger) -> bool:
    """Whether a danger is a challenge: everything that is not another character's action."""
    return danger is not Danger.CHARACTER


@rule("drd2.challenge.announce")
def announce(effect: Effect, size: int) -> tuple[Refusal, ...]:
    """What is wrong with an announced consequence: one that is counted needs a size, of which there is no maximum."""
    return (Refusal.BAD_SIZE,) if effect in COUNTED and size < 1 else ()


@rule("drd2.challenge.no_reaction")
def no_reaction(reactors: int) -> bool:
    """Whether the announced effect happens at once, with no exhaustion: nobody reacts."""
    return reactors == 0


@rule("drd2.challenge.reaction")
def reaction(result: int) -> bool:
    """Whether a reaction avoids everything."""
    return roll.target9(result)


@rule("drd2.challenge.no_gain")
def no_gain(effect: Effect) -> bool:
    """Whether a reaction may bring this consequence: the danger passes, no number changes."""
    return effect not in COUNTED


@rule("drd2.challenge.exhaust")
def exhaust(announced: int, exhausted: bool) -> int:
    """Change of the reactor's Threat by a failure announced as that change: only +1 if it exhausts."""
    return exhaustion.RISE if exhausted else announced


@rule("drd2.challenge.property")
def property(named: Property = Property.BODY) -> Ruling[Property]:
    """The property a challenge acts upon, and which pays: as the scene names it, otherwise Body."""
    return Ruling(named, tuple(Property))


@rule("drd2.challenge.accept")
def accept(avoided: bool, exhausted: bool) -> bool:
    """Whether the announced outcome and consequence happen after a reaction."""
    return not avoided and not exhausted


@rule("drd2.challenge.protect")
def protect(threatened: str, reacts: bool, comrades: tuple[str, ...]) -> str | None:
    """The one who reacts for a threatened character: itself if it wants, otherwise the first willing comrade."""
    if reacts:
        return threatened
    return comrades[0] if comrades else None


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


@rule("drd2.challenge.no_backlash")
def no_backlash(danger: Danger) -> bool:
    """Whether exhausting against an elimination opens the backlash choice: only against a character."""
    return not when(danger)
