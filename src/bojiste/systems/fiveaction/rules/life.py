"""fiveaction.life: lives, wounds, stun and shock."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import Status

Share = tuple[int, int]
Thresholds = tuple[int, int, int, int]
"""From how many points on a wound is mild, serious, critical, mortal."""
NONE, MILD, SERIOUS, CRITICAL, MORTAL = range(5)


@rule("fiveaction.life.pool")
def pool(base: int, constitution: int, toughness: int, each: int) -> int:
    """How many lives there are: of the whole body, or of one part."""
    return base + constitution + toughness * each


@rule("fiveaction.life.levels")
def levels(lives: int, shares: tuple[Share, Share, Share, Share]) -> Thresholds:
    """The thresholds of the wound levels, shares of the lives rounded up."""
    mild, serious, critical, mortal = (-(-lives * top // bottom) for top, bottom in shares)
    return mild, serious, critical, mortal


def level(points: int, thresholds: Thresholds) -> int:
    """The wound level of so many points: 0 (none) to 4 (mortal)."""
    if points < thresholds[0]:
        return NONE
    return MILD + (points >= thresholds[1]) + (points >= thresholds[2]) + (points >= thresholds[3])


@rule("fiveaction.life.penalties")
def penalties(wound: int, stun: int, wound_numbers: tuple[int, ...], stun_numbers: tuple[int, ...]) -> int:
    """What the levels of wounds and of stun take from attacks, defence and tests, as a number not above 0."""
    return -wound_numbers[min(wound, CRITICAL)] - stun_numbers[min(stun, CRITICAL)]


@rule("fiveaction.life.out_and_death")
def out_and_death(wounds: int, mortal: int, lives: int, constitution: int) -> Status:
    """Out of the fight from the mortal level on (the full pool, unless the scene moves it), dead beyond the pool and
    CON."""
    return _FATES[fate(wounds, mortal, lives, constitution)]


_FATES = (Status.ACTIVE, Status.OUT, Status.DEAD)


def fate(wounds: int, mortal: int, lives: int, constitution: int) -> int:
    """The same as a number: 0 fights on, 1 out of the fight, 2 dead."""
    if wounds > lives + max(0, constitution):
        return 2
    return 1 if wounds >= mortal else 0


@rule("fiveaction.life.virtual")
def virtual(left: int, net: int) -> tuple[int, int]:
    """Virtual lives left, and what goes through them to the real ones."""
    return max(0, left - net), max(0, net - left)


@rule("fiveaction.life.stun_pool")
def stun_pool(stun: int, more: int) -> int:
    """One track for the whole body: it only grows in a fight, and never becomes wounds."""
    return stun + max(0, more)


@rule("fiveaction.life.faint", "fiveaction.location.faint")
def faint(stun: int, serious: int, shock_failed: bool, worst_wound: int) -> bool:
    """Whether somebody faints: by the serious level of stun, or by a failed shock test with a serious wound (with
    hit locations: of any part)."""
    return stun >= serious or (shock_failed and worst_wound >= SERIOUS)


@rule("fiveaction.life.shock_test")
def shock_test(wound: int, base: int, per_point: int) -> int:
    """The target number of the shock of a wound."""
    return base + wound * per_point


@rule("fiveaction.life.prone")
def prone(base_initiative: int) -> int:
    """Whole rounds that getting up takes."""
    return max(1, -base_initiative)
