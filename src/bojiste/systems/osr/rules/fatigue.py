"""Fatigue: one number that lowers everything it touches by itself."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("osr.fatigue.track")
def track(fatigue: int, gained: int) -> int:
    """Fatigue after a gain."""
    return fatigue + gained


@rule("osr.fatigue.penalty", "osr.fatigue.attack", "osr.fatigue.saves", "osr.fatigue.checks")
def penalty(fatigue: int) -> int:
    """What fatigue takes from attack rolls, saving throws and ability checks."""
    return -fatigue


@rule("osr.fatigue.damage")
def damage(fatigue: int, strength_based: bool) -> int:
    """What it takes from damage: only from what Strength drives."""
    return -fatigue if strength_based else 0


@rule("osr.fatigue.ac")
def ac(armour_class: int, fatigue: int) -> int:
    """Armour class of the tired; it may fall below 0."""
    return armour_class - fatigue


@rule("osr.fatigue.death")
def death(fatigue: int) -> bool:
    """Whether a gain that leaves so much asks for a saving throw."""
    return fatigue >= 7


@rule("osr.fatigue.recovery")
def recovery(fatigue: int, days: int) -> int:
    """Fatigue after so many days in safety."""
    return max(0, fatigue - days)


@rule("osr.fatigue.no_death_in_civilisation")
def no_death_in_civilisation(safe: bool) -> bool:
    """Whether fatigue can kill here."""
    return not safe
