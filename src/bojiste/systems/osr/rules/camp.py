"""Nights in the wilderness and in dungeons."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.osr.words import NEEDS


@rule("osr.camp.evaluate")
def evaluate(face: int, bonus: int) -> bool:
    """Whether a need is met."""
    return face + bonus >= 4


@rule("osr.camp.survival_bonus")
def survival_bonus(place: int) -> int:
    """Which need the so-many-th survivor (from 0) sees to where nobody chooses: in their order, round and round."""
    return place % len(NEEDS)


@rule("osr.camp.spells")
def spells(covered: bool) -> bool:
    """Whether a need is met without its die."""
    return covered


@rule("osr.camp.dungeon", "osr.camp.dungeon_sources")
def dungeon(found: tuple[str, ...]) -> tuple[str, ...]:
    """Needs to pay for in a dungeon: all three, but for those that something found there serves."""
    return tuple(need for need in NEEDS if need not in found)
