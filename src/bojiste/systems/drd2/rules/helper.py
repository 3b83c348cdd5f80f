"""Helpers: beings that serve a hero, paid for by the player."""

from __future__ import annotations

from bojiste.core.rule import rule

COMMON_FATE = 3
QUALITY_BOND = 1


@rule("drd2.helper.fate")
def fate(contributions: tuple[int, ...], per_helper: bool = False) -> tuple[int, ...]:
    """Sizes of the Fate pools of one hero's helpers: one for all, or (option) one each."""
    return contributions if per_helper else (sum(contributions),)


@rule("drd2.helper.recovery")
def recovery(
    fate: int, fate_max: int, bond: int, bond_max: int, quality: bool, regained: int = COMMON_FATE
) -> tuple[int, int]:
    """Fate and Bond after the owner's rest; ``regained`` is the amount of a common rest."""
    if quality:
        return fate_max, min(bond_max, bond + QUALITY_BOND)
    return min(fate_max, fate + regained), bond
