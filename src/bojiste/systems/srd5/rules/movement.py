"""``srd5.movement.*``: speed and the movement of a turn. Distances, speeds and costs are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.dice import round_down
from bojiste.systems.srd5.words import FT


def half(distance: int, quantum: int) -> int:
    """Half of a distance, down to the printing's quantum (PR02: 5 or 2 half feet)."""
    return round_down(distance) // quantum * quantum


@rule("srd5.movement.budget")
def budget(allowance: int, spent: int, cost: int) -> bool:
    """Whether a piece of movement is affordable."""
    return cost <= allowance - spent


@rule("srd5.movement.deduct")
def deduct(spent: int, cost: int) -> int:
    """The movement spent on this turn after one more piece, of whatever mode."""
    return spent + cost


@rule("srd5.movement.split")
def split(allowance: int, spent: int) -> int:
    """The movement left with a speed, before or after an action: of each speed is taken whatever was moved by any; 0
    if more was."""
    return allowance - spent if spent < allowance else 0


@rule("srd5.movement.several_speeds")
def several_speeds(spent: int, extra: int, extra_before: int, by_it: bool) -> int:
    """What is gone of a speed where the distance alone counts at a switch: without what was paid beyond the distance
    (``extra``), but for what has been so since one moves by this speed (``extra_before``: until then)."""
    return spent - (extra_before if by_it else extra)


@rule("srd5.movement.speed_zero")
def speed_zero(speed: int, dash_bonus: int) -> int:
    """The allowance of a turn; at speed 0 none, whatever bonus is left over."""
    return speed + dash_bonus if speed > 0 else 0


@rule("srd5.movement.speed_calc")
def speed_calc(base: int, flat: int = 0, halvings: int = 0, zero: bool = False, quantum: int = 1 * FT) -> int:
    """Current speed: flat changes, then each halving down to the quantum, then what makes it 0; never negative."""
    speed = base + flat
    if zero or speed <= 0:
        return 0
    while halvings > 0:
        speed = half(speed, quantum)
        halvings -= 1
    return speed


@rule("srd5.movement.long_jump")
def long_jump(strength: int, run_up: int) -> int:
    """How far a creature of this Strength score jumps after a run-up; standing half, down to whole feet."""
    return (strength if run_up >= 10 * FT else round_down(strength)) * FT


@rule("srd5.movement.high_jump")
def high_jump(strength_modifier: int, run_up: int) -> int:
    """How high a creature jumps after a run-up, at least 0; standing half, down to whole feet."""
    height = max(0, 3 + strength_modifier)
    return (height if run_up >= 10 * FT else round_down(height)) * FT
