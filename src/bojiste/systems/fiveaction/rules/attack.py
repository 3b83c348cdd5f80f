"""fiveaction.attack: the attack value and the attack roll."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding

AIR = 13
"""A total up to this passes through empty space."""


@rule("fiveaction.attack.base", "fiveaction.missile.attack")
def base(strength: int, dexterity: int, shot: bool, way: str) -> int:
    """The attribute part: in melee the mean of STR and DEX, of missile and thrown weapons DEX."""
    return dexterity if shot else rounding(strength + dexterity, 1, 2, way)


@rule("fiveaction.attack.alternative_base")
def alternative_base(mean: int, strength: int, dexterity: int, mode: str) -> int:
    """The attribute part in melee with finesse (DEX) or brute force (STR)."""
    return {"finesse": dexterity, "brute_force": strength}.get(mode, mean)


@rule("fiveaction.attack.level_bonus")
def level_bonus(levels: int, shield: bool) -> int:
    """The skill part: one for two levels, for three with a shield that strikes; completed steps only."""
    return levels // (3 if shield else 2)


@rule("fiveaction.attack.focus_and_quality")
def focus_and_quality(focus: int, each: int, quality: int) -> int:
    """Standing bonuses: focus on the weapon and its maker's work."""
    return focus * each + quality


@rule("fiveaction.attack.value")
def value(parts: Sequence[int]) -> int:
    """Everything added to the dice of an attack."""
    return sum(parts)


@rule("fiveaction.attack.declare")
def declare(gap: int, low: int, high: int) -> bool:
    """Whether a melee weapon reaches over a gap (qf)."""
    return low <= gap <= high


@rule("fiveaction.attack.roll")
def roll(total: int, defence: int) -> bool:
    """Whether an attack hits: strictly more than the defence."""
    return total > defence


@rule("fiveaction.attack.always_misses_13")
def always_misses_13(total: int) -> bool:
    """Whether a blow passes through empty air, whoever stood there."""
    return total <= AIR


@rule("fiveaction.attack.power_attack")
def power_attack(points: int, ratio: int) -> int:
    """What points of attack given up add to the fixed part of damage."""
    return points * ratio


@rule("fiveaction.attack.cleave")
def cleave(owned: int, made: int, most: int) -> bool:
    """Whether felling a foe gives one more attack in this round."""
    return owned > 0 and made < most
