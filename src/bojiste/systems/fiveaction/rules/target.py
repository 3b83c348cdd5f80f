"""fiveaction.target: opponents who defend themselves in part only."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding


@rule("fiveaction.target.non_defending")
def non_defending(dexterity: int, way: str) -> int:
    """The DEX that counts of somebody unaware who moves: half, and nothing else."""
    return rounding(dexterity, 1, 2, way)
