"""fiveaction.turtle: low initiative."""

from __future__ import annotations

from bojiste.core.rule import rule

NORMAL, LOW, VERY_LOW = range(3)


@rule("fiveaction.turtle.tiers")
def tiers(base: int) -> int:
    """How low an initiative is: each step costs one action a round."""
    if base >= 0:
        return NORMAL
    return LOW if base >= -5 else VERY_LOW


@rule("fiveaction.turtle.acceleration")
def acceleration(tier: int, bought: int) -> int:
    """The tier somebody acts as after buying steps with stun."""
    return max(NORMAL, tier - bought)


@rule("fiveaction.turtle.stun_timing")
def stun_timing(round: int, price: int, owed: int, stopping: bool) -> tuple[int, int]:
    """Stun that falls due now, and what this round leaves owing: an odd round takes the larger of its own price and
    that of the even round before, an even round only obliges. With ``stopping`` an odd round takes its own price, and
    the even one after it the same once more from whoever has stopped."""
    if stopping:
        return (price, price) if round % 2 else (0 if price else owed, 0)
    return (max(price, owed), 0) if round % 2 else (0, price)


@rule("fiveaction.turtle.no_charge")
def no_charge(base: int) -> bool:
    """Whether somebody may charge on foot at all; acceleration does not help."""
    return base >= 0


@rule("fiveaction.turtle.rider")
def rider(tier: int) -> int:
    """A rider's tier: only very low initiative counts, as low."""
    return LOW if tier == VERY_LOW else NORMAL
