"""fiveaction.disarm: knocking weapons away."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import Layer

LEVELS = 6
BREAKER_LEVELS = 2


@rule("fiveaction.disarm.offensive")
def offensive(levels: int, heavy: bool, blade: bool) -> bool:
    """Whether somebody can disarm with a weapon at all."""
    return levels >= LEVELS and (blade or not heavy)


@rule("fiveaction.disarm.test")
def test(levels: int, strength: int, two_hands: bool, way: str) -> int:
    """The value of either side: levels and STR, a third of it again for two hands."""
    return levels + strength + (rounding(strength, 1, 3, way) if two_hands else 0)


@rule("fiveaction.disarm.result")
def result(margin: int) -> int:
    """How many feet the weapon flies."""
    return 2 * margin


@rule("fiveaction.disarm.breaker")
def breaker(margin: int, weight_class: str, one_hand: bool, straight: bool) -> tuple[int, bool]:
    """What a sword-breaker adds to the test against a blade, and whether its margin may break it."""
    if not straight or not one_hand or weight_class == "heavy":
        return 0, False
    return 3, margin >= (5 if weight_class == "light" else 10)


def breaker_levels(own: int, blades: int, way: str) -> int:
    """Levels with a sword-breaker: its own, or half of those with light straight blades; fewer than two are none."""
    levels = max(own, rounding(blades, 1, 2, way))
    return levels if levels >= BREAKER_LEVELS else 0


@rule("fiveaction.disarm.defensive")
def defensive(band: Layer | None, ability: bool, weapon: int, parry: int) -> int | None:
    """Actions of disarming after a defence, by the band of the miss; ``None`` where it gives no chance."""
    if band in (Layer.WEAPON, Layer.SECOND):
        return weapon
    return parry if band is Layer.PARRY and ability else None


@rule("fiveaction.disarm.bare_hands")
def bare_hands(length_ft: int, straight: str) -> int:
    """What the holder of a weapon gets against bare hands: by its length, and by the guard of a straight blade."""
    return (-2 if length_ft > 2 else 0) + {"medium": 3, "heavy": 6}.get(straight, 0)


def flies(margin: int, way: str) -> int:
    """How many feet a weapon flies that bare hands knock away."""
    return rounding(margin, 2, 3, way)


def takes(margin: int, easy: bool, length_ft: int) -> bool:
    """Whether bare hands may take the weapon instead."""
    return length_ft < 3 and margin >= (5 if easy else 10)
