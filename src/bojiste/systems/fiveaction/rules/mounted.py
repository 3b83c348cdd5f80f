"""fiveaction.mounted: riders and horses. Lengths are quarter feet."""

from __future__ import annotations

from enum import StrEnum

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import FOOT

CONTROL = 25
"""What a riding test must reach on an untrained horse."""
REFUSES = 5
SHYING = 30
"""What a rider on an untrained horse must reach before a charge."""
HARNESS = 5
SHORTEST, RUN_UP = 6 * FOOT, 40 * FOOT
GAITS = {"canter": (2, -2), "sprint": (5, -5)}
"""What a gait adds to the target number of riding tests, and to shots from the saddle."""


class Control(StrEnum):
    """How a rider stands with its horse."""

    NONE = ""
    HELD = "held"
    REFUSED = "refused"
    FALLS = "falls"
    LOST = "lost"


@rule("fiveaction.mounted.armour")
def armour(slowdown: int) -> int:
    """Armour slowdown in the saddle."""
    return min(4, max(0, slowdown - 1))


@rule("fiveaction.mounted.riding_test")
def riding_test(passed: bool, total: int, target: int, training: int, harness: bool) -> Control:
    """What a riding test comes to: control, a refusal (never of a war-trained horse), or a fall."""
    if passed:
        return Control.HELD
    if total >= target - REFUSES - (HARNESS if harness else 0):
        return Control.HELD if training >= 1 else Control.REFUSED
    return Control.FALLS


@rule("fiveaction.mounted.vs_foot")
def vs_foot(pole: bool) -> tuple[int, int]:
    """Attack and defence of a rider in control; nothing against somebody on foot with a pole weapon."""
    return (0, 0) if pole else (2, 1)


@rule("fiveaction.mounted.trained_bonus")
def trained_bonus(training: int, each: int, bond: int, total: int) -> int:
    """How far a trained horse improves both bonuses, for a rider whose own total reaches 25."""
    return max(0, training * each + bond) if training >= 1 and total >= CONTROL else 0


@rule("fiveaction.mounted.vs_rider")
def vs_rider(training: int, other: int, wounds: int) -> int:
    """What a better trained horse of the opponent, and wounds of an untrained one, take from riding."""
    return -max(0, other - training) - (wounds if training < 1 else 0)


@rule("fiveaction.mounted.war_horse_attack")
def war_horse_attack(bonus: int, attacks: bool) -> int:
    """A rider's bonus in defence: none in a round in which the horse attacks for itself."""
    return 0 if attacks else bonus


@rule("fiveaction.mounted.gait")
def gait(gait: str, in_charge: bool, legs: bool, untrained: int, trained: int, training: int) -> int:
    """What speed, and guiding with the legs only, add to the target number of riding tests."""
    fast = 0 if in_charge else GAITS.get(gait, (0, 0))[0]
    return fast + ((trained if training >= 1 else untrained) if legs else 0)


@rule("fiveaction.mounted.charge_conditions")
def charge_conditions(length: int, training: int, distance: int, sprint: int) -> bool:
    """Whether a mounted charge can be ridden: a long weapon, a trained horse, room."""
    return length >= SHORTEST and training >= 1 and RUN_UP <= distance <= 5 * sprint


def charge_target(training: int, way: str) -> int:
    """The target number of the riding test that begins a mounted charge."""
    return CONTROL - rounding(training, 1, 3, way)


@rule("fiveaction.mounted.charge_attack")
def charge_attack(training: int, on_foot: bool) -> tuple[int, int]:
    """What the training of the horse, and a target on foot, add to the attack of a mounted charge."""
    return training, 3 if on_foot else 0


@rule("fiveaction.mounted.charge_damage")
def charge_damage(gross: int, way: str) -> int:
    """Damage of a mounted charge: half as much again."""
    return rounding(gross, 3, 2, way)


@rule("fiveaction.mounted.charge_fear")
def charge_fear(base: int) -> int:
    """The target number of standing a mounted charge on foot."""
    return base


@rule("fiveaction.mounted.charge_counter")
def charge_counter(difference: int) -> int:
    """What a pole weapon longer by so many feet adds against a mounted charge."""
    return min(3, 1 + max(0, difference))


@rule("fiveaction.mounted.charge_riders")
def charge_riders(own: int, other: int) -> int:
    """Who strikes first of two riders who charge each other: above 0 the one with the longer weapon, below 0 the other,
    at 0 both at once."""
    return own - other


@rule("fiveaction.mounted.knock_down")
def knock_down(gross: int, harness: bool, training: int, horse_wounded: bool) -> int:
    """The target number of keeping one's feet, or the saddle, against a mounted charge."""
    return 10 + gross - (5 if harness else 0) - training + (5 if horse_wounded else 0)


@rule("fiveaction.mounted.horses_collide")
def horses_collide(gross: int, training: int, margin: int) -> int:
    """The target number of a horse's balance in a charge at a rider."""
    return 20 + gross - training - max(0, margin)


@rule("fiveaction.mounted.archery")
def archery(key: str, thrown_light: bool, gait: str) -> int | None:
    """What the gait takes from a shot from the saddle; ``None`` for weapons that cannot be used there."""
    if key not in ("crossbow/light", "bow/small", "bow/reflex", "blowgun") and not thrown_light:
        return None
    return GAITS.get(gait, (0, 0))[1]


@rule("fiveaction.mounted.horse_wounded")
def horse_wounded(wound: int, training: int, margin: int) -> tuple[int, int]:
    """The target numbers of the rider's control, and of the horse's balance."""
    return 10 + wound - training, 16 + wound - training - max(0, margin)


@rule("fiveaction.mounted.horse_fall")
def horse_fall(margin: int) -> int:
    """How many d4 a rider takes whose horse falls: none who reached two points more than the test."""
    return max(0, 2 - margin)
