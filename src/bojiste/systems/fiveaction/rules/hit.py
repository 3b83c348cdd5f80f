"""fiveaction.hit: damage, armour, wounds."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import Damage, Grip


@rule("fiveaction.hit.damage_parts")
def damage_parts(dice: int, fixed: int) -> int:
    """Gross damage of dice and fixed part."""
    return max(0, dice + fixed)


@rule("fiveaction.hit.strength_bonus", "fiveaction.missile.damage")
def strength_bonus(strength: int, grip: Grip, sling: bool, way: str) -> int:
    """What STR adds to damage: a third, two thirds, a quarter for thrown ones and the sling, nothing for missiles."""
    if grip is Grip.MISSILE:
        return rounding(strength, 1, 4, way) if sling else 0
    times, by = {Grip.ONE: (1, 3), Grip.TWO: (2, 3), Grip.THROWN: (1, 4)}[grip]
    return rounding(strength, times, by, way)


@rule("fiveaction.hit.specialization")
def specialization(owned: int, first: int, second: int) -> int:
    """What specialization on the weapon adds to damage."""
    return (first if owned > 0 else 0) + (second if owned > 1 else 0)


@rule("fiveaction.hit.reduction", "fiveaction.armour.sum")
def reduction(pieces: Iterable[tuple[int, int]], halves: int, way: str) -> int:
    """What armour takes from a blow: base reductions times the quarters of their materials, all pieces together,
    times the halves of the attack's category; rounded once."""
    return rounding(sum([base * quarters for base, quarters in pieces]), halves, 8, way)


@rule("fiveaction.hit.wound")
def wound(gross: int, reduction: int) -> int:
    """Net damage."""
    return max(0, gross - reduction)


@rule("fiveaction.hit.type_choice")
def type_choice(types: tuple[Damage, ...], levels: int) -> tuple[Damage, ...]:
    """The ways to wound among which the wielder may choose: with fewer than six levels only the first."""
    return types if levels >= 6 else types[:1]


@rule("fiveaction.hit.stun_damage")
def stun_damage(gross: int, reduction: int) -> int:
    """Net stun: armour lessens it as it does wounds."""
    return wound(gross, reduction)
