"""fiveaction.unarmed: fists and feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import FOOT

STABILITY = 25
"""The target number of keeping one's balance after a kick."""


@rule("fiveaction.unarmed.stun_only")
def stun_only(bare: bool, specialized: bool) -> bool:
    """Whether a blow only stuns."""
    return bare and not specialized


@rule("fiveaction.unarmed.kick_balance")
def kick_balance(levels: int) -> int:
    """What a kicker off its balance loses in attack and defence."""
    return -2 if levels >= 6 else -3


@rule("fiveaction.unarmed.provokes")
def provokes(bare: bool, ability: bool, armed: bool) -> bool:
    """Whether a bare-handed attack lets the target strike first."""
    return bare and not ability and armed


@rule("fiveaction.unarmed.two_fists")
def two_fists(second: bool, ambidexterity: bool, off_hand: int) -> int:
    """What the second punch loses."""
    return off_hand if second and not ambidexterity else 0


@rule("fiveaction.unarmed.length")
def length(weapon: int, light: bool, fist: int, way: str) -> int:
    """Attack and defence of an armed one against bare hands, by lengths in qf; a light weapon gives nothing."""
    return 0 if light else rounding(max(0, weapon - fist), 1, 3 * FOOT, way)
