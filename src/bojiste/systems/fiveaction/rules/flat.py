"""fiveaction.flat: blows with the flat."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import Damage


@rule("fiveaction.flat.attack")
def attack(types: tuple[Damage, ...]) -> tuple[int, tuple[Damage, ...]]:
    """What a flat blow takes from the attack, and the ways it can strike: any but a thrust."""
    return -2, tuple(damage for damage in types if damage is not Damage.THRUST)
