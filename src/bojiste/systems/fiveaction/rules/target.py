"""fiveaction.target: opponents who defend themselves in part only."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("fiveaction.target.non_defending")
def non_defending(dexterity: int) -> int:
    """The DEX that counts of somebody unaware who moves: half, and nothing else."""
    return dexterity // 2
