"""``srd5.armour.*``: armour."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import ARMOUR, SHIELD


@rule("srd5.armour.ac")
def ac(armour: str | None, dexterity: int, shield: bool = False) -> int:
    """Armor Class of a character: armour by its key in table 5.7 or none, Dexterity modifier, at most one shield."""
    bonus = SHIELD.base if shield else 0
    if armour is None:
        return 10 + dexterity + bonus
    row = ARMOUR[armour]
    if row.kind == "heavy":
        return row.base + bonus
    return row.base + (min(dexterity, 2) if row.kind == "medium" else dexterity) + bonus
