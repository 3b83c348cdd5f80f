"""``srd5.prone.*``: lying down, standing up, crawling. Distances and speeds are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.movement import half
from bojiste.systems.srd5.words import FT


@rule("srd5.prone.drop")
def drop(own_turn: bool, prone: bool) -> bool:
    """Whether a creature may lie down now: on its own turn, at any speed, for nothing."""
    return own_turn and not prone


@rule("srd5.prone.stand")
def stand(walk: int, other: int = 0, quantum: int = 1 * FT) -> int:
    """The movement that standing up takes: half of the walking speed, or of another usable one if that is 0."""
    return half(walk or other, quantum)


@rule("srd5.prone.stand_blocked")
def stand_blocked(speed: int, left: int, cost: int) -> bool:
    """Whether standing up is impossible: speed 0 or too little movement left."""
    return speed <= 0 or left < cost
