"""fiveaction.shield: shields beyond their bonus."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import SHIELDS, Row


@rule("fiveaction.shield.attack", "fiveaction.shield.improvised_attack")
def attack(shield: str) -> Row | None:
    """How a shield strikes, as the second weapon; improvised ones and pavises do not."""
    return SHIELDS[shield].attack


@rule("fiveaction.shield.pavise")
def pavise(bonus: int, front: bool) -> int:
    """Cover that a pavise gives against missiles from its front."""
    return bonus if front else 0


@rule("fiveaction.shield.improvised_gap")
def improvised_gap(damage: int, percent: int) -> int | None:
    """What passes through an improvised shield that was hit: three quarters of the damage, or nothing (``None``)."""
    return 3 * damage // 4 if percent <= 5 * damage else None
