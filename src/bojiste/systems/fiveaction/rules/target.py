"""fiveaction.target: opponents who defend themselves in part only."""

from __future__ import annotations

from enum import IntEnum

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import Layer


class Defends(IntEnum):
    """How somebody can defend itself."""

    NOTHING = 0
    HALF_DEX = 1
    LYING = 2
    NO_DEX = 3
    FULLY = 4


FEET_ONLY = frozenset({Layer.DEX, Layer.DODGING})
EVERYTHING = frozenset(Layer)


@rule("fiveaction.target.unarmed")
def unarmed(shield: bool) -> frozenset[Layer]:
    """Layers left without a weapon fit for defence in hand."""
    return FEET_ONLY | {Layer.SHIELD, Layer.PARRY} if shield else FEET_ONLY


@rule("fiveaction.target.non_dodging")
def non_dodging(busy_hands: bool) -> frozenset[Layer]:
    """Layers left to somebody aware that cannot use DEX; a long task keeps the hands busy, too."""
    return frozenset({Layer.SHIELD}) if busy_hands else frozenset(Layer) - FEET_ONLY


@rule("fiveaction.target.non_defending")
def non_defending(dexterity: int) -> int:
    """The DEX that counts of somebody unaware who moves: half, and nothing else."""
    return dexterity // 2


@rule("fiveaction.target.immobile")
def immobile() -> frozenset[Layer]:
    """Layers of somebody who cannot move: none."""
    return frozenset()
