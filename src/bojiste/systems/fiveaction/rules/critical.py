"""fiveaction.critical: critical hits."""

from __future__ import annotations

from bojiste.core.rule import rule

HIGHEST = 20


@rule("fiveaction.critical.threshold")
def threshold(table: int, widened: int, reduced: int) -> int:
    """The lowest natural that threatens a critical, 3..20."""
    return max(3, min(HIGHEST, table - widened + reduced))


@rule("fiveaction.critical.requires_hit")
def requires_hit(natural: int, threshold: int, hit: bool, required: bool) -> bool:
    """Whether a natural threatens a critical: it must hit, too."""
    return natural >= threshold and (hit or not required)


@rule("fiveaction.critical.confirm")
def confirm(natural: int, total: int, defence: int) -> bool:
    """Whether the second roll makes it real."""
    return natural > 2 and total > defence


@rule("fiveaction.critical.melee_effect")
def melee_effect(dice: int, fixed: int, multiplier: int) -> int:
    """Multiplied damage in melee: the fixed part only."""
    return dice + fixed * multiplier


@rule("fiveaction.critical.choice")
def choice(levels: int, armoured: bool) -> tuple[bool, bool]:
    """Whether the attacker may multiply, and whether bypass armour."""
    return not armoured or levels >= 6, armoured


@rule("fiveaction.critical.range_reduction", "fiveaction.location.no_armour_crit_reduction")
def range_reduction(parry: int, dr: int, sources: str, by_parts: bool) -> int:
    """How far the target raises the threshold: by parry levels, and (not with hit locations) by worn armour."""
    by_parry, by_armour = parry // 10, 0 if by_parts else dr // 6
    return by_parry + by_armour if sources == "sum" else max(by_parry, by_armour)


@rule("fiveaction.critical.multiple")
def multiple(level: int, natural: int, threshold: int) -> bool:
    """Whether a natural calls for one more roll: the first in the range, later ones 19 or 20."""
    return natural >= threshold and (level == 0 or natural >= HIGHEST - 1)


@rule("fiveaction.critical.accessory_gap", "fiveaction.armour.accessory_rule")
def accessory_gap(accessories: int, body: int, threshold: int, natural: int) -> bool:
    """Whether a natural below the range finds the gap that accessories better than the armour leave."""
    return threshold - max(0, accessories - body) <= natural < threshold
