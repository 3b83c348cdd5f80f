"""Threat: how bad the situation is for one character."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Amount, Cause, Effect, Ruling

LEAST = 1
ORDINARY = 2
SCALE: dict[int, tuple[str, ...]] = {
    1: (
        "favourable", "quiet-room", "good-workshop", "own-lair", "judge", "friendly-bout", "at-anchor",
    ),
    2: (
        "ordinary", "busy-street", "camp", "deep-forest", "ruins", "witness", "tavern-brawl", "calm-sea",
    ),
    3: (
        "mild-complications", "strong-wind", "light-mist", "dusk", "marsh", "ledge", "flickering-light",
        "knee-deep-water", "defendant", "uphill-assault", "fallen-into-ambush", "off-balance", "out-of-formation",
        "rough-water", "tipsy",
    ),
    4: (
        "strong-complications", "gale", "dense-fog", "pitch-dark", "waist-deep", "fumes", "mirror-maze",
        "defendant-under-proof", "surprised-unarmed", "under-fire", "disarmed", "knocked-down", "storm-at-sea",
        "quite-drunk",
    ),
    5: (
        "nearly-hopeless", "lost-in-marsh-fog", "hurricane-on-bridge", "drowning", "maze-of-illusions",
        "verdict-pronounced", "attacked-asleep", "bound-amid-battle", "sinking-ship", "dead-drunk",
    ),
}  # fmt: skip
"""Table T1: the meaning of each value first, then examples; 5 stands for 5 and more."""


@rule("drd2.threat.meaning")
def meaning(threat: int) -> int:
    """The price of exhaustion before anything changes it; skill has no part in it."""
    return threat


@rule("drd2.threat.scale")
def scale(given: int = ORDINARY) -> Amount:
    """The value the GM sets: as the scene gives it, otherwise ordinary (2)."""
    return Amount(given, LEAST)


@rule("drd2.threat.set_single")
def set_single(threat: int, evaluated: bool) -> int | None:
    """Threat of a lone evaluation outside a conflict; none once it is over."""
    return None if evaluated else threat


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


@rule("drd2.threat.inertia")
def inertia(cause: Cause) -> bool:
    """Whether Threat may change for this cause in the middle of a conflict; a turn of the story is none."""
    return cause is not Cause.STORY


@rule("drd2.threat.not_outrun")
def not_outrun(effect: Effect, at_floor: tuple[bool, ...]) -> Ruling[bool]:
    """Whether a Threat change becomes Advantage, so as not to outrun the story; ``at_floor`` for each target."""
    needless = effect is Effect.THREAT_DOWN and bool(at_floor) and all(at_floor)
    return Ruling(needless, (True, False))


def converted(effect: Effect) -> Effect:
    """What a Threat change becomes: Advantage to the helped, or to the harmer."""
    return Effect.ADVANTAGE if effect is Effect.THREAT_DOWN else Effect.OWN_ADVANTAGE


@rule("drd2.threat.obvious_lowering")
def obvious_lowering() -> Ruling[bool]:
    """Whether Threat may fall by 1 without a roll."""
    return Ruling(False, (True, False))


@rule("drd2.threat.ends")
def ends(threat: int | None, ended: bool) -> int | None:
    """Threat once the conflict has or has not ended."""
    return None if ended else threat
