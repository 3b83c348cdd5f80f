"""``srd5.melee.*``: melee attacks. Distances are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.damage import roll


@rule("srd5.melee.kinds", "srd5.ranged.kinds")
def kinds(normal: int) -> bool:
    """Whether an attack is a melee attack: it states no range. All others (shot, hurled, missiles of the body) are
    ranged."""
    return normal == 0


@rule("srd5.melee.reach")
def reach(distance: int, reach_: int) -> bool:
    """Whether a target at this distance is within reach."""
    return distance <= reach_


@rule("srd5.melee.unarmed")
def unarmed(strength: int) -> int:
    """Damage of an unarmed strike: 1 + Strength modifier, no dice to double."""
    return roll(1, strength)
