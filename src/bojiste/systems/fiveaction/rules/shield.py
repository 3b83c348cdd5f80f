"""fiveaction.shield: shields beyond their bonus."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import HEAVY_SHIELD
from bojiste.systems.fiveaction.words.gear import SHIELDS, Row


@rule("fiveaction.shield.attack")
def attack(shield: str) -> Row | None:
    """How a shield strikes, as the second weapon; improvised ones and pavises do not."""
    return SHIELDS[shield].attack


@rule("fiveaction.shield.heavy_mounted")
def heavy_mounted(shield: str, sword_side: bool) -> bool:
    """Whether a shield protects a rider from an attacker: a heavy one hangs at the shoulder and never reaches the side
    of the sword."""
    return shield != HEAVY_SHIELD or not sword_side


@rule("fiveaction.shield.pavise")
def pavise(bonus: int, front: bool) -> int:
    """Cover that a pavise gives against missiles from its front."""
    return bonus if front else 0


@rule("fiveaction.shield.improvised_gap")
def improvised_gap(damage: int, percent: int, way: str) -> int | None:
    """What passes through an improvised shield that was hit: three quarters of the damage, or nothing (``None``)."""
    return rounding(damage, 3, 4, way) if percent <= 5 * damage else None
