"""fiveaction.cramped: confined places."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import CRUSHING, CUTTING, Damage

OPEN, CONFINED, VERY = range(3)


@rule("fiveaction.cramped.condition")
def condition(ceiling: int | None, width: int | None, height: int, length: int) -> int:
    """How confined somebody is with a weapon (all in qf): by a low ceiling, by narrow walls, or by both."""
    low = ceiling is not None and ceiling <= height + 2 * length
    return low + (width is not None and width < 4 * length)


@rule("fiveaction.cramped.penalties")
def penalties(confined: int, damage: Damage) -> tuple[int, int, int]:
    """What a way to wound loses there: attack, defence, damage."""
    if damage in CRUSHING:
        return -2 * confined, -2 * confined, -2 * confined
    return (-2 * confined, 0, -confined) if damage in CUTTING else (0, 0, 0)


@rule("fiveaction.cramped.shield")
def shield(bonus: int, slowdown: int, confined: int) -> int:
    """A shield's bonus grows by its slowdown."""
    return bonus + (slowdown if confined else 0)
