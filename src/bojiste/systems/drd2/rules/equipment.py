"""Equipment: containers, sacrificed things, and things that make an action hard."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Property

SACRIFICE = 1
"""Resources a thing yields whose entry names no amount."""


@rule("drd2.equipment.container")
def container(store: int, needed: int) -> tuple[int, int]:
    """Resources taken from a container for a payment of its property, and what is left in it."""
    taken = min(store, needed)
    return taken, store - taken


@rule("drd2.equipment.damage")
def damage(of: Property | None, price: Property, amount: int = SACRIFICE) -> int:
    """Resources gained by giving up a thing; 0 (refused) if it has no entry or is of another property."""
    return amount if of is price else 0


@rule("drd2.equipment.demand")
def demand(entries: tuple[tuple[str, int], ...], used: tuple[str, ...]) -> int:
    """The highest demand that carried things put on an action with these skills and tags."""
    return max((number for tag, number in entries if tag in used), default=0)


@rule("drd2.equipment.other_price")
def other_price(changes: tuple[int, ...]) -> int:
    """Change of an exhaustion's price by listed equipment and special abilities."""
    return sum(changes)
