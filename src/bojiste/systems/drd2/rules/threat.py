"""Threat: how bad the situation is for one character."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Amount, Effect, Ruling

LEAST = 1
ORDINARY = 2


@rule("drd2.threat.scale")
def scale(given: int = ORDINARY) -> Amount:
    """The value the GM sets: as the scene gives it, otherwise ordinary (2)."""
    return Amount(given, LEAST)


@rule("drd2.threat.set_conflict")
def set_conflict(current: int | None, value: int) -> int:
    """Threat in a conflict: the GM's value for whoever has none yet, later it is not set again."""
    return value if current is None else current


@rule("drd2.threat.min_one")
def min_one(threat: int) -> int:
    """Threat is 1 or more, without a maximum."""
    return max(LEAST, threat)


@rule("drd2.threat.floor")
def floor(given: int = LEAST) -> Amount:
    """Below which value Threat cannot fall while circumstances last."""
    return Amount(given, LEAST)


@rule("drd2.threat.apply")
def apply(threat: int, changes: tuple[int, ...], floor: int = LEAST) -> int:
    """Threat after all changes of one evaluation together; what the floor swallows is lost."""
    return min_one(max(floor, threat + sum(changes)))


@rule("drd2.threat.not_outrun")
def not_outrun(effect: Effect, at_floor: tuple[bool, ...]) -> Ruling[bool]:
    """Whether a Threat change becomes Advantage, so as not to outrun the story; ``at_floor`` for each target."""
    needless = effect is Effect.THREAT_DOWN and bool(at_floor) and all(at_floor)
    return Ruling(needless, (True, False))


def converted(effect: Effect) -> Effect:
    """What a Threat change becomes: Advantage to the helped, or to the harmer."""
    return Effect.ADVANTAGE if effect is Effect.THREAT_DOWN else Effect.OWN_ADVANTAGE
