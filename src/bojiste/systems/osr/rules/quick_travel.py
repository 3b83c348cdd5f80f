"""Quick travel: a journey in one breath."""

from __future__ import annotations

from bojiste.core.rule import rule

LONG = 5
"""Days above which a journey is long."""


@rule("osr.quick_travel.supplies")
def supplies(mouths: int, days: int) -> int:
    """Supplies that a journey takes."""
    return mouths * days


@rule("osr.quick_travel.shortage")
def shortage(needed: int, there: int) -> int:
    """Damage for what is missing."""
    return max(0, needed - there)


@rule("osr.quick_travel.shared_damage")
def shared_damage(missing: int, more: int) -> int:
    """All hardships as one number."""
    return missing + more


@rule("osr.quick_travel.encounters")
def encounters(days: int) -> bool:
    """Whether the number of encounters is rolled; else it is one."""
    return days > LONG


@rule("osr.quick_travel.division")
def division(damage: int, travellers: int, place: int) -> int:
    """The share of the so-many-th traveller (from 0) where nobody says otherwise: even, the first ones take more."""
    return damage // travellers + (place < damage % travellers)


@rule("osr.quick_travel.to_fatigue")
def to_fatigue(hp: int, share: int) -> int:
    """How many points of a share would bring somebody to 0 or below."""
    return max(0, share - max(0, hp - 1))
