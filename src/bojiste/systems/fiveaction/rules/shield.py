"""fiveaction.shield: shields beyond their bonus."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import SHIELDS, Row


@rule("fiveaction.shield.attack", "fiveaction.shield.improvised_attack")
def attack(shield: str) -> Row | None:
    """How a shield strikes, as the second weapon; improvised ones and pavises do not."""
    return SHIELDS[shield].attack


@rule("fiveaction.shield.heavy_mounted")
def heavy_mounted(shield: str, weapon_side: bool) -> bool:
    """Whether a shield protects a rider: a heavy one only on its own side."""
    return shield != "heavy_shield" or not weapon_side


@rule("fiveaction.shield.pavise")
def pavise(bonus: int, front: bool) -> int:
    """Cover that a pavise gives against missiles from its front."""
    return bonus if front else 0


@rule("fiveaction.shield.improvised_gap")
def improvised_gap(damage: int, percent: int) -> int | None:
    """What passes through an improvised shield that was hit: three quarters of the damage, or nothing (``None``)."""
    return 3 * damage // 4 if percent <= 5 * damage else None
