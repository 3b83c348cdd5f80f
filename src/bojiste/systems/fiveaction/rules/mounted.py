"""fiveaction.mounted: riders and horses. Lengths are quarter feet."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("fiveaction.mounted.armour")
def armour(slowdown: int) -> int:
    """Armour slowdown in the saddle."""
    return min(4, max(0, slowdown - 1))


@rule("fiveaction.mounted.charge_damage")
def charge_damage(gross: int) -> int:
    """Damage of a mounted charge."""
    return gross * 3 // 2
